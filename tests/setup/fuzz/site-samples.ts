import { INTERNAL_HEADER, internalToken } from '@/lib/routing/internal-pages'
import { newKey } from '../open-provider'
import { DOOR_REQUESTS } from '../sample-doors'
import { withActsOf } from './act-samples'
import type { Sample } from './apply-mutations'
import { providerSamples, type World } from './provider-samples'

const NUMBER = /\[number\]/

/** Doors whose body names what there is in this round: the operation of the provider that takes the same body. */
const OPERATION_OF: Record<string, string> = {
  'POST bookings': 'POST /sun/v2/bookings',
  'PATCH bookings/[number]': 'PATCH /sun/v2/bookings/{number}',
  'POST bookings/[number]/quote': 'POST /sun/v2/bookings/{number}/quote',
  'POST bookings/[number]/extension': 'POST /sun/v2/bookings/{number}/extension',
  'POST bookings/[number]/extension/quote': 'POST /sun/v2/bookings/{number}/extension/quote',
  'POST bookings/[number]/payments': 'POST /sun/v2/bookings/{number}/payments',
  'POST bookings/[number]/renew': 'POST /sun/v2/bookings/{number}/renew',
  'PATCH account/history/[number]': 'PATCH /auth-client/history/{number}',
  'POST account/profile/second_factor/confirmation': 'POST /auth-client/second_factor/confirmation',
  'POST account/history/[number]/claim': 'POST /auth-client/history/{number}/claim',
  'POST account/history/[number]/quote': 'POST /auth-client/history/{number}/quote',
  'POST account/history/[number]/extension': 'POST /auth-client/history/{number}/extension',
  'POST account/history/[number]/extension/quote': 'POST /auth-client/history/{number}/extension/quote',
  'POST account/history/[number]/payments': 'POST /auth-client/history/{number}/payments',
  'POST account/spend': 'POST /auth-client/spend',
  'POST account/spend/preview': 'POST /auth-client/spend/preview',
  'POST callback': 'POST /sun/v2/callback',
  'POST long-term/requests': 'POST /sun/v2/long-term/requests',
  'POST messages': 'POST /sun/v2/messages',
  'POST partners': 'POST /sun/v2/partners/requests',
  'POST payments': 'POST /sun/v2/payments',
  'POST payments/lookup': 'POST /sun/v2/payments/lookup',
  'POST promo': 'POST /sun/v2/promo/check',
  'POST quotes': 'POST /sun/v2/quote',
  'POST transfers/orders': 'POST /sun/v2/transfers/orders',
  'POST transfers/quote': 'POST /sun/v2/transfers/quote',
  'POST waitlist': 'POST /sun/v2/waitlist',
  'POST account/drivers/[id]/approve': 'POST /auth-client/drivers/{id}/approve',
  'POST account/profile/code': 'POST /auth-client/settings/code',
  'POST account/profile/name': 'POST /auth-client/settings/name',
  'POST account/profile/notices': 'POST /auth-client/settings/notices',
  'POST account/profile/step_up': 'POST /auth-client/step_up',
  'POST auth/code': 'POST /auth-client/code',
  'POST auth/login': 'POST /auth-client/login',
  'POST auth/renew_password': 'POST /auth-client/renew_password',
}
const HELD = ['POST bookings/[number]/renew', 'POST bookings/[number]/cancel', 'PATCH bookings/[number]']
const DEMO = /^GET account|fines|damages|approve|^PUT account\/drivers/
const CLAIM = 'POST account/history/[number]/claim'
/** Doors that end a session or a booking, or need one of their own. */
const SESSION_OF: Record<string, (world: World) => World['clientHeaders']> = {
  'DELETE account/profile': (world) => world.endingHeaders,
  'POST account/profile/password': (world) => world.changingHeaders,
  'POST account/profile/step_up': (world) => world.provingHeaders,
  'POST auth/logout': (world) => world.leavingHeaders,
  // A new session ends the one of the browser.
  'POST auth/login': (world) => world.leavingHeaders,
  [CLAIM]: ({ doubted }) => doubted.headers,
  'POST account/profile/second_factor': ({ factors }) => factors.beginning,
  'POST account/profile/second_factor/confirmation': ({ factors }) => factors.confirming,
  'POST account/profile/second_factor/recovery_codes': ({ factors }) => factors.renewing,
  'DELETE account/profile/second_factor': ({ factors }) => factors.ending,
}

/** Valid requests of every route handler of a site, by its method and folder, and of each of its acts. */
export function siteSamples(world: World, siteUrl: string): Record<string, Sample> {
  const samples = providerSamples(world)
  const doors = Object.fromEntries(
    Object.entries(DOOR_REQUESTS).map(([door, { body, param = {}, query = '' }]) => {
      const [method = '', folder = ''] = door.split(' ')
      const { booking, key } = HELD.includes(door) ? world.held : world.confirmed
      const session = SESSION_OF[door]?.(world) ?? world[DEMO.test(door) ? 'demoHeaders' : 'clientHeaders']
      const path = folder
        .replace(NUMBER, door === CLAIM ? world.doubted.number : booking.number)
        .replace(/\[(\w+)\]/, (_, name: string) => idOf(folder, world) ?? param[name] ?? '')
      const headers = {
        ...{ host: new URL(siteUrl).host, origin: siteUrl, 'sec-fetch-site': 'same-origin', 'accept-language': 'en' },
        ...{ 'x-client-ip': '203.0.113.9', 'x-request-id': 'id-of-the-request', 'x-consents': world.consentsHeader },
        ...{ authorization: session.authorization, 'idempotency-key': newKey() },
        ...(door === 'POST payments/notifications' ? { 'x-client-ip': '127.0.0.1' } : {}),
        ...(door === 'GET bookings/[number]/key' ? { 'x-booking-key': key, [INTERNAL_HEADER]: internalToken() } : {}),
        cookie: `sid=${session['x-session']}; booking_${booking.number}=${key}; not_mine=${world.ownerToken}`,
      }
      const sent = samples[OPERATION_OF[door] ?? '']?.body ?? body
      const isUpload = door.startsWith('POST') && folder.endsWith('/files')
      const content = isUpload ? { bytes: world.photo } : sent === undefined || method === 'GET' ? {} : { body: sent }
      return [door, { method, path: `/api/${path}/${query}`, headers, ...content }]
    }),
  )
  return withActsOf(world, doors, OPERATION_OF, (sample, { booking, session }) => ({
    ...sample,
    path: booking ? sample.path.replace(/\d{7}/, booking.booking.number) : sample.path,
    headers: { ...sample.headers, ...cookiesOf(sample.headers, booking, session) },
  }))
}

function cookiesOf(
  { cookie = '' }: Sample['headers'],
  booking: World['held'] | undefined,
  session: World['clientHeaders'] | undefined,
): Sample['headers'] {
  const withSession = session ? cookie.replace(/(?<=sid=)[^;]*/, session['x-session']) : cookie
  const withKey = booking ? `${withSession}; booking_${booking.booking.number}=${booking.key}` : withSession
  return { cookie: withKey, ...(session ? { authorization: session.authorization } : {}) }
}

function idOf(folder: string, { ids }: World): string | undefined {
  const subject = ['fine', 'damage', 'driver', 'event'].find((name) => folder.includes(`${name}s/[id]`))
  return subject === undefined ? undefined : String(ids[subject as 'fine' | 'damage' | 'driver' | 'event'])
}
