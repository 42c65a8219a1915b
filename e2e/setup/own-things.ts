import { newestConsents } from '@/tests/setup/newest-consents'
import { jpeg } from '@/tests/setup/sample-files'
import { ask } from './ask'
import { type DemoClient, query, type SignedIn, sessionIdOf, signIn } from './demo-clients'
import { stationDate } from './site'

const [DRIVER_AGREEMENT] = newestConsents('driver_data_agreement')

/** One of each kind of thing that a client has, by the id under which doors know it. */
export type OwnThings = Record<'booking' | 'driver' | 'fine' | 'damage' | 'scan' | 'session' | 'waitlistEntry', string>

/** The scan and the session are made for the test that asks: its owner may do away with them. */
export async function makeOwnThings({ id, phone }: DemoClient, owner: SignedIn, from: string): Promise<OwnThings> {
  const [row] = (
    await query(
      `select (select number from bookings where client_id = $1 and status = 'confirmed' and start_at > now()
          order by start_at desc limit 1) as booking,
        (select min(id) from drivers where client_id = $1) as driver,
        (select min(id) from fines where client_id = $1) as fine,
        (select min(id) from damages where client_id = $1) as damage`,
      [id],
    )
  ).rows
  const uploaded = await ask('/api/account/files/?kind=passport', {
    method: 'POST',
    headers: {
      ...{ cookie: owner.cookie, authorization: `Bearer ${owner.token}` },
      'content-type': 'application/octet-stream',
    },
    body: await jpeg(),
    from,
  })
  if (uploaded.status !== 201) throw new Error(`upload: HTTP ${uploaded.status} ${uploaded.body}`)
  return {
    booking: String(row?.booking),
    driver: String(row?.driver),
    fine: String(row?.fine),
    damage: String(row?.damage),
    scan: String(JSON.parse(uploaded.body).data.id),
    waitlistEntry: await addWaitlistEntry(id),
    session: await sessionIdOf(await signIn({ id, phone }, from)),
  }
}

async function addWaitlistEntry(client: number): Promise<string> {
  const { rows } = await query(
    `insert into waitlist_entries (station, model_id, start_at, end_at, pickup_place, dropoff_place, channel, client_id,
        is_proved, language, created_at)
      select station, id, now() + interval '40 days', now() + interval '44 days', 50, 50, 'sms', $1, true, 'ru', now()
        from car_models order by id limit 1 returning id`,
    [client],
  )
  return String(rows[0]?.id)
}

/** A door's address with the owner's thing in it. */
export function addressOfDoor(door: string, { booking, ...things }: OwnThings): string {
  const { driver, fine, damage, scan, session, waitlistEntry } = things
  const [, kind = ''] = /^\/api\/account\/(\w+)\//.exec(door) ?? []
  // What anybody may ask for is not there.
  const unknown = door.startsWith('/api/events/') ? '0' : 'x'.repeat(22)
  const id =
    { drivers: driver, fines: fine, damages: damage, files: scan, sessions: session, waitlist: waitlistEntry }[kind] ??
    unknown
  const path = door.replace('[number]', booking).replace('[id]', id).replace('[token]', 'x'.repeat(43))
  if (door === '/api/bookings/[number]/photos/') return `${path}?id=${scan}&size=small`
  return door === '/api/account/files/' ? `${path}?kind=passport` : path
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/**
 * `body`: what the door takes from whoever may: a rejection is then one of the asker, not of the body. `ofOwner`: what it
 * says to another client who names the owner's thing; null: it names none, and would change what is his own.
 */
type Act = { body?: object; query?: string; ofOwner: number | null }

/** What each door of `own` does, whole and valid. */
export function actsOf(things: OwnThings): Record<string, Partial<Record<Method, Act>>> {
  const { booking, scan } = things
  const own = (body?: object): Act => ({ ...(body ? { body } : {}), ofOwner: null })
  const named = (body?: object): Act => ({ ...(body ? { body } : {}), ofOwner: 404 })
  const driver = { ...DRIVER, passport_blob: scan, driver_license_blob: scan }
  const spend = { booking, miles: 1 }
  return {
    '/api/account/damages/[id]/dispute/': { POST: named(DISPUTE) },
    // The owner's scan is none of his: scans are missing.
    '/api/account/drivers/': { POST: { body: driver, ofOwner: 409 } },
    '/api/account/drivers/[id]/': { PUT: named(driver), DELETE: named() },
    '/api/account/drivers/[id]/approve/': { POST: named({ personalData: DRIVER_AGREEMENT?.version }) },
    '/api/account/files/': { POST: own({}), DELETE: own() },
    '/api/account/files/[id]/': { DELETE: named() },
    '/api/account/files/[id]/link/': { POST: named() },
    '/api/account/fines/[id]/dispute/': { POST: named(DISPUTE) },
    '/api/account/history/[number]/': { PATCH: named({ rental: RENTAL, quoteToken: 'x' }) },
    '/api/account/history/[number]/cancel/': { POST: named({ refundKop: 0 }) },
    '/api/account/history/[number]/claim/': { POST: named({ isMine: false }) },
    '/api/account/history/[number]/extension/': { POST: named({ dt: RENTAL.dt, amountKop: 0 }), DELETE: named() },
    '/api/account/history/[number]/extension/quote/': { POST: named({ dt: RENTAL.dt }) },
    '/api/account/history/[number]/files/': {
      POST: { ...named({}), query: '?kind=passport' },
      DELETE: { ...named(), query: '?id=3f2c4d5e-0000-4000-8000-000000000001' },
    },
    '/api/account/history/[number]/payments/': { POST: named({ amountKop: 1, language: 'ru', consents: [] }) },
    '/api/account/history/[number]/quote/': { POST: named(RENTAL) },
    '/api/account/profile/': { DELETE: own() },
    '/api/account/profile/code/': { POST: own({ purpose: 'step_up' }) },
    '/api/account/profile/email/': { POST: own({ email: 'other@clients.example', ...PROOF }) },
    '/api/account/profile/export/': { POST: own({}) },
    '/api/account/profile/marketing/': { DELETE: own() },
    '/api/account/profile/name/': { POST: own({ last_name: 'Чужой', first_name: 'Пётр', middle_name: null }) },
    '/api/account/profile/notices/': { POST: own({ language: 'en', notices: NOTICES }) },
    '/api/account/profile/password/': { POST: own({ old: 'demo-password-2026', password: 'a-password-of-others' }) },
    '/api/account/profile/phone/': { POST: own({ phone: '+79997770198', old: PROOF, new: PROOF }) },
    '/api/account/profile/second_factor/': { POST: own({}), DELETE: own() },
    '/api/account/profile/second_factor/confirmation/': { POST: own({ code: '123456' }) },
    '/api/account/profile/second_factor/recovery_codes/': { POST: own({}) },
    '/api/account/profile/step_up/': { POST: own({ password: 'demo-password-2026' }) },
    '/api/account/sessions/': { DELETE: own() },
    '/api/account/sessions/[id]/': { DELETE: named() },
    '/api/account/spend/': { POST: named(spend) },
    '/api/account/spend/[number]/': { DELETE: named() },
    '/api/account/spend/preview/': { POST: named(spend) },
    '/api/account/waitlist/[id]/': { DELETE: named() },
  }
}

/** Inside the branch's hours, and no rental that anybody has. */
export const RENTAL = {
  slug: 'toyota-rav4',
  df: `${stationDate(40)}-05-00`,
  dt: `${stationDate(44)}-05-00`,
  city: 50,
  dropoffPlace: 50,
}

const DRIVER = {
  ...{ last_name: 'Чужой', first_name: 'Пётр', middle_name: null, noPatronymic: true, birthDate: '1990-05-17' },
  ...{ phone: '+79997770199', email: 'other@clients.example' },
  licence: { number: '99 99 123456', country: 'RU', issuedAt: '2020-03-01', expiresAt: '2035-03-01' },
}
const DISPUTE = { text: 'Не я', files: [] }
const PROOF = { request: 'x'.repeat(43), code: '123456' }
const OFF = { sms: false, email: false }
const NOTICES = { trip: OFF, debts: { sms: true, email: false }, offers: OFF }
