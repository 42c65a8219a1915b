import { newToken } from '@/provider/security/tokens'
import { confirmAt, extraDrivers, newKey, newPhone } from '../open-provider'
import type { Sample } from './apply-mutations'
import { providerSamples, type World } from './provider-samples'

/** Another valid body of an operation, with the booking and the session that it is about when they are not those of its sample. */
export type Act = { body: unknown; booking?: World['held']; session?: World['clientHeaders'] }

const PASSWORD = 'Maple-17-lake'

/** Acts that cannot succeed after the samples: a code that was really sent would be needed, or what a sample has used up. */
export const REJECTED_ACTS = [
  'PATCH /sun/v2/bookings/{number} (driver with proof): 422 code_wrong',
  'POST /sun/v2/bookings (proof): 422 code_wrong',
  'POST /sun/v2/payments (fine): 409 amount_changed',
  'POST /sun/v2/transfers/quote (excursion): 400 option_not_offered',
  'POST /auth-client/renew_password (second factor): 422 code_wrong',
  'PUT /auth-client/drivers/{id} (patronymic): 409 scans_missing',
  'POST /auth-client/history/{number}/claim (not mine): 404 not_found',
  'POST /auth-client/history/{number}/payments (consents): 409 nothing_due',
  'POST /auth-client/settings/code (new phone): 422 code_wrong',
  'POST /auth-client/step_up (code): 422 code_wrong',
]

/** What an operation does besides its sample: by its method and path in OpenAPI, by what is done. */
function actsOf(world: World, samples: Record<string, Sample>): Record<string, Record<string, Act>> {
  const { acts, rental, hold, trip, confirmed, factors, ids } = world
  const bodyOf = (operation: string) => samples[operation]?.body as Record<string, unknown>
  const { driver } = hold
  const email = 'anna@clients.example'
  const proof = () => ({ request: newToken(), code: '123456' })
  const meeting = {
    pickupAddress: 'Светланская, 1',
    dropoffAddress: 'Светланская, 2',
    note: 'Позвоните',
    chineseClerk: true,
  }
  const booked = { rental: acts.rental, quoteToken: 'token' }
  const withDriver = { ...acts.withDriver, extraDrivers: extraDrivers(1), flight: 'SU 1700' }
  const way = { fromPlace: 'airport-vvo', toPlace: 'centre-svetlanskaya' }
  const fine = { purpose: 'fine', number: ids.decision, fio: ids.surname }
  const factor = { secondFactor: factors.signing.code }
  return {
    'PATCH /sun/v2/bookings/{number}': {
      confirmation: { body: confirmAt(world.now), booking: acts.confirming },
      'proved confirmation': { body: { ...confirmAt(world.now), proof: proof() }, booking: acts.confirming },
      driver: {
        body: { ...booked, driver: { ...driver, last_name: 'Другова' }, extraDrivers: [], flight: 'SU 1700', meeting },
        booking: acts.changing,
      },
      'driver with proof': { body: { ...booked, driver, proof: proof() }, booking: acts.changing },
      delivery: {
        body: { ...acts.delivered, driver, extraDrivers: extraDrivers(1), flight: 'SU 1700', meeting },
        booking: acts.delivering,
      },
      'further driver': { body: withDriver, booking: acts.adding },
    },
    'PATCH /auth-client/history/{number}': {
      delivery: {
        body: { ...acts.ownDelivered, extraDrivers: extraDrivers(1), flight: 'SU 1700', meeting },
        booking: acts.own,
      },
    },
    'POST /sun/v2/bookings': {
      delivery: {
        body: {
          ...{ ...hold, ...acts.heldDelivered, driver: { ...driver, phone: newPhone() } },
          ...{ extraDrivers: extraDrivers(1), flight: 'SU 1700', meeting, partner: 'hotel', affiliate: 'blogger' },
        },
      },
      proof: { body: { ...hold, proof: proof() } },
    },
    'POST /sun/v2/quote': {
      wishes: { body: { ...acts.withDriver.rental, colour: 'white', cash: true, offer: 1 } },
    },
    'POST /sun/v2/payments': {
      fine: {
        body: { ...fine, phone: world.phone, email, amountKop: 50_000, language: 'ru', consents: world.consents },
      },
      other: {
        body: {
          ...{ purpose: 'other', number: 'A-1', fio: 'Лебедева', phone: world.phone, email },
          ...{ amountKop: 50_000, language: 'ru', consents: world.consents },
        },
      },
    },
    'POST /sun/v2/payments/lookup': { fine: { body: fine } },
    'POST /sun/v2/payments/notifications': {
      refund: { body: { event: 'refund.succeeded', object: { id: '2d0f', payment_id: '2d0e' } } },
    },
    'POST /sun/v2/long-term/requests': {
      company: { body: { ...bodyOf('POST /sun/v2/long-term/requests'), company: 'Амур', partner: 'hotel' } },
    },
    'POST /sun/v2/transfers/quote': {
      day: { body: { ...trip, kind: 'day' } },
      'way back': {
        body: { ...trip, kind: 'transfer', ...way, back: { date: trip.at.date, time: '18:00' } },
      },
      excursion: { body: { ...trip, kind: 'excursion', route: 'russky-day' } },
    },
    'POST /sun/v2/waitlist': {
      SMS: {
        body: {
          slug: 'honda-fit',
          df: rental.df,
          dt: rental.dt,
          city: 50,
          dropoffPlace: 50,
          destination: { channel: 'sms' },
        },
        session: world.clientHeaders,
      },
    },
    'POST /auth-client/code': {
      renewal: {
        body: { purpose: 'renew_password', phone: world.phone, deviceToken: newToken(), channel: 'email' },
      },
      'known browser': { body: { purpose: 'registration', phone: newPhone(), deviceToken: newToken() } },
    },
    'POST /auth-client/login': {
      'second factor': { body: { phone: factors.signing.phone, password: PASSWORD, ...factor } },
      'known browser': { body: { phone: world.phone, password: PASSWORD, deviceToken: newToken() } },
    },
    'POST /auth-client/renew_password': {
      'second factor': { body: { phone: factors.signing.phone, ...proof(), password: PASSWORD, ...factor } },
    },
    'POST /auth-client/step_up': {
      code: { body: proof(), session: world.clientHeaders },
      'second factor': { body: { secondFactor: factors.stepping.code }, session: factors.stepping.headers },
    },
    'POST /auth-client/settings/code': {
      'old phone': { body: { purpose: 'phone_old' }, session: factors.beginning },
      'new phone': { body: { purpose: 'phone_new', phone: newPhone(), old: proof() } },
      email: { body: { purpose: 'email', email: `new-${email}` }, session: factors.renewing },
    },
    'POST /auth-client/settings/name': {
      patronymic: { body: { last_name: 'Маяков', first_name: 'Тихон', middle_name: 'Ильич' } },
    },
    'POST /auth-client/settings/notices': {
      marketing: { body: { ...bodyOf('POST /auth-client/settings/notices'), marketing: world.consents[1]?.version } },
    },
    'POST /auth-client/history/{number}/claim': {
      'not mine': { body: { isMine: false } },
    },
    'POST /auth-client/history/{number}/payments': {
      consents: {
        body: { amountKop: confirmed.booking.prepayKop, language: 'ru', consents: confirmAt(world.now).consents },
      },
    },
    'PUT /auth-client/drivers/{id}': {
      patronymic: { body: { ...bodyOf('PUT /auth-client/drivers/{id}'), middle_name: 'Ильич', noPatronymic: false } },
    },
  }
}

/** Valid requests of every operation: its sample, and one of each act, named `POST /path (act)`. */
export function providerRequests(world: World): Record<string, Sample> {
  const samples = providerSamples(world)
  return withActs(samples, actsOf(world, samples), (sample, { booking, session }) => ({
    ...sample,
    path: booking ? sample.path.replace(/\d{7}/, booking.booking.number) : sample.path,
    headers: { ...sample.headers, ...session, ...(booking ? { 'x-booking-key': booking.key } : {}) },
  }))
}

/** The same of doors that take the body of an operation. @param put puts the booking and the session of an act in */
export function withActsOf(
  world: World,
  samples: Record<string, Sample>,
  operations: Record<string, string>,
  put: (sample: Sample, act: Act) => Sample,
): Record<string, Sample> {
  const acts = actsOf(world, providerSamples(world))
  const rows = Object.entries(operations).map(([door, operation]) => [door, acts[operation] ?? {}])
  return withActs(samples, Object.fromEntries(rows), put)
}

function withActs(
  samples: Record<string, Sample>,
  acts: Record<string, Record<string, Act>>,
  put: (sample: Sample, act: Act) => Sample,
): Record<string, Sample> {
  const rows = Object.entries(samples).flatMap(([door, sample]): [string, Sample][] => [
    [door, sample],
    ...Object.entries(acts[door] ?? {}).map(([name, act]): [string, Sample] => [
      `${door} (${name})`,
      put({ ...sample, headers: withNewKey(sample.headers), body: act.body }, act),
    ]),
  ])
  return Object.fromEntries(rows)
}

/** A key belongs to one request. */
function withNewKey(headers: Sample['headers']): Sample['headers'] {
  return headers['idempotency-key'] ? { ...headers, 'idempotency-key': newKey() } : headers
}

/** The operation or door of a request. */
export function doorOf(name: string): string {
  return name.replace(/ \([^)]+\)$/, '')
}
