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
 * Who is answered at a door of the site: anybody, a reader who has the key of the booking, or a client with cookie and token;
 * `own`: such a client too, whose own things it changes; `link`: whoever was given this address in his session, or opens the booking of a photo;
 * `back`: anybody, from a form of this site, and is led back to its page, which says that the link opens nothing;
 * `paper`: a reader who has the key of the booking, or the cookie of the client whose it is; `form`: the same readers, from a form of this site.
 * A door that is not in this table fails the access matrix.
 */
export const DOORS: Record<string, 'anybody' | 'key' | 'client' | 'own' | 'link' | 'paper' | 'form' | 'back'> = {
  '/api/account/charge/csv/': 'client',
  '/api/account/damages/csv/': 'client',
  '/api/account/damages/[id]/dispute/': 'own',
  '/api/account/drivers/': 'own',
  '/api/account/drivers/[id]/': 'own',
  '/api/account/drivers/[id]/approve/': 'own',
  '/api/account/files/': 'own',
  '/api/account/files/[id]/': 'own',
  '/api/account/files/[id]/link/': 'own',
  '/api/account/files/download/[token]/': 'link',
  '/api/account/fines/csv/': 'client',
  '/api/account/fines/[id]/dispute/': 'own',
  '/api/account/history/csv/': 'client',
  '/api/account/history/[number]/': 'own',
  '/api/account/history/[number]/cancel/': 'own',
  '/api/account/history/[number]/claim/': 'own',
  '/api/account/history/[number]/extension/': 'own',
  '/api/account/history/[number]/extension/quote/': 'own',
  '/api/account/history/[number]/files/': 'own',
  '/api/account/history/[number]/payments/': 'own',
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
  '/api/account/profile/second_factor/': 'own',
  '/api/account/profile/second_factor/confirmation/': 'own',
  '/api/account/profile/second_factor/recovery_codes/': 'own',
  '/api/account/profile/step_up/': 'own',
  '/api/account/sessions/': 'own',
  '/api/account/sessions/[id]/': 'own',
  '/api/account/spend/': 'own',
  '/api/account/spend/[number]/': 'own',
  '/api/account/spend/preview/': 'own',
  '/api/account/waitlist/': 'client',
  '/api/account/waitlist/[id]/': 'own',
  '/api/auth/client/': 'client',
  '/api/auth/code/': 'anybody',
  '/api/auth/login/': 'anybody',
  '/api/auth/logout/': 'anybody',
  '/api/auth/registration/': 'anybody',
  '/api/auth/renew_password/': 'anybody',
  '/api/bookings/': 'anybody',
  '/api/bookings/[number]/': 'key',
  '/api/bookings/[number]/calendar/': 'paper',
  '/api/bookings/[number]/cancel/': 'key',
  '/api/bookings/[number]/extension/': 'key',
  '/api/bookings/[number]/extension/quote/': 'key',
  '/api/bookings/[number]/files/': 'key',
  '/api/bookings/[number]/key/': 'key',
  '/api/bookings/[number]/link/': 'key',
  '/api/bookings/[number]/payments/': 'key',
  '/api/bookings/[number]/photos/': 'link',
  '/api/bookings/[number]/quote/': 'key',
  '/api/bookings/[number]/renew/': 'key',
  '/api/bookings/[number]/voucher/': 'paper',
  '/api/bookings/[number]/voucher/file/': 'anybody',
  '/api/bookings/[number]/voucher/key/': 'form',
  '/api/bookings/phone-code/': 'anybody',
  '/api/callback/': 'anybody',
  '/api/cars-calendar/days/': 'anybody',
  '/api/cars-calendar/total/': 'anybody',
  '/api/events/[id]/calendar/': 'anybody',
  '/api/long-term/requests/': 'anybody',
  '/api/messages/': 'anybody',
  '/api/not-mine/': 'back',
  '/api/partners/': 'anybody',
  '/api/payments/': 'anybody',
  '/api/payments/[id]/': 'anybody',
  '/api/payments/lookup/': 'anybody',
  '/api/payments/notifications/': 'anybody',
  '/api/promo/': 'anybody',
  '/api/quotes/': 'anybody',
  '/api/transfers/orders/': 'anybody',
  '/api/transfers/quote/': 'anybody',
  '/api/waitlist/': 'anybody',
  '/api/waitlist/link/': 'anybody',
  '/api/waitlist/stop/': 'anybody',
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
