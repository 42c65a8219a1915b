import { readdirSync, readFileSync } from 'node:fs'

/** Screens of `account/` that anybody may open. Any other page there is a client's, new ones too. */
const GUEST_PAGES = ['/account/login/', '/account/registration/', '/account/renew_password/']

/** No page: leads a client to the own one, anybody else to the login. */
export const CLIENT_ENTRY = '/account/'

/** Every page of the client area as this client's, read from the folders: with the id, and the sections without it. */
export function clientPages(id: number): string[] {
  return readdirSync('app/[locale]/account', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => `/account/${file.replace(/page\.tsx$/, '').replace(/\([^)]+\)\//g, '')}`)
    .filter((path) => path !== CLIENT_ENTRY && !GUEST_PAGES.includes(path))
    .flatMap((path) => (path.includes('[[') ? [path.replace(/\[\[.*?\]\]\//, ''), path] : [path]))
    .map((path) => path.replace(/\[+[^\]]*\]+/, String(id)))
}

/**
 * Who is answered at a door of the site: anybody, whoever has the key of the booking, or a client with cookie and token;
 * `own`: such a client too, whose own things it changes; `link`: whoever was given this address in his session.
 * A door that is not in this table fails the access matrix.
 */
export const DOORS: Record<string, 'anybody' | 'key' | 'client' | 'own' | 'link'> = {
  '/api/account/charge/csv/': 'client',
  '/api/account/damages/[id]/dispute/': 'own',
  '/api/account/drivers/': 'own',
  '/api/account/drivers/[id]/': 'own',
  '/api/account/drivers/[id]/approve/': 'own',
  '/api/account/files/': 'own',
  '/api/account/files/[id]/': 'own',
  '/api/account/files/[id]/link/': 'own',
  '/api/account/files/download/[token]/': 'link',
  '/api/account/fines/[id]/dispute/': 'own',
  '/api/account/history/[number]/': 'own',
  '/api/account/history/[number]/cancel/': 'own',
  '/api/account/history/[number]/quote/': 'own',
  '/api/account/profile/': 'own',
  '/api/account/profile/code/': 'own',
  '/api/account/profile/email/': 'own',
  '/api/account/profile/export/': 'own',
  '/api/account/profile/marketing/': 'own',
  '/api/account/profile/name/': 'own',
  '/api/account/profile/notices/': 'own',
  '/api/account/profile/password/': 'own',
  '/api/account/profile/phone/': 'own',
  '/api/account/profile/step_up/': 'own',
  '/api/account/sessions/': 'own',
  '/api/account/sessions/[id]/': 'own',
  '/api/account/spend/': 'own',
  '/api/account/spend/[number]/': 'own',
  '/api/account/spend/preview/': 'own',
  '/api/auth/client/': 'client',
  '/api/auth/code/': 'anybody',
  '/api/auth/login/': 'anybody',
  '/api/auth/logout/': 'anybody',
  '/api/auth/registration/': 'anybody',
  '/api/auth/renew_password/': 'anybody',
  '/api/bookings/': 'anybody',
  '/api/bookings/[number]/': 'key',
  '/api/bookings/[number]/cancel/': 'key',
  '/api/bookings/[number]/key/': 'key',
  '/api/bookings/[number]/link/': 'key',
  '/api/bookings/[number]/quote/': 'key',
  '/api/bookings/[number]/renew/': 'key',
  '/api/callback/': 'anybody',
  '/api/messages/': 'anybody',
  '/api/partners/': 'anybody',
  '/api/payments/lookup/': 'anybody',
  '/api/promo/': 'anybody',
  '/api/quotes/': 'anybody',
}

const DRIVER = {
  ...{ last_name: 'Чужой', first_name: 'Пётр', middle_name: null, noPatronymic: true, birthDate: '1990-05-17' },
  ...{ phone: '+79997770199', email: 'other@clients.example' },
  licence: { number: '99 99 123456', country: 'RU', issuedAt: '2020-03-01', expiresAt: '2035-03-01' },
  passport_file: '3f2c4d5e-0000-4000-8000-000000000001',
  driver_license_file: '3f2c4d5e-0000-4000-8000-000000000002',
}
const DISPUTE = { text: 'Не я', files: [] }

const WISHES: Record<string, object> = {
  '/api/account/damages/[id]/dispute/': DISPUTE,
  '/api/account/drivers/': DRIVER,
  '/api/account/drivers/[id]/': DRIVER,
  '/api/account/drivers/[id]/approve/': { personalData: '2026-11-01' },
  '/api/account/fines/[id]/dispute/': DISPUTE,
}

/**
 * What a door would take from whoever may change something there: a refusal is then one of the asker, not of the body.
 * Null: no body is whole there, or none is known here.
 *
 * @param booking number of one of the owner's
 */
export function wishFor(door: string, booking: string): object | null {
  if (door.startsWith('/api/account/spend/')) return { booking, miles: 1 }
  return door.endsWith('/cancel/') ? { refundKop: 0 } : (WISHES[door] ?? null)
}

/** Of nobody. */
const NO_SUCH = '00000000-0000-4000-8000-000000000000'

/** A door's address with something of the owner's, or of nobody, for each of its parts. */
export function addressOfDoor(door: string, booking: string): string {
  const id = /drivers|fines|damages/.test(door) ? '1' : NO_SUCH
  const path = door.replace('[number]', booking).replace('[id]', id).replace('[token]', 'x'.repeat(43))
  return door === '/api/account/files/' ? `${path}?kind=passport` : path
}

/** The doors as the folders have them. */
export function doorFolders(): string[] {
  return readdirSync('app/api', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('route.ts'))
    .map((file) => `/api/${file.replace(/route\.ts$/, '')}`)
}

/** What a door has, as its file exports it. */
export function methodsOfDoor(door: string): string[] {
  const file = readFileSync(`app${door}route.ts`, 'utf8')
  return [...file.matchAll(/^export (?:async function|function|const) (GET|POST|PUT|PATCH|DELETE)\b/gm)].map(
    ([, method = '']) => method,
  )
}
