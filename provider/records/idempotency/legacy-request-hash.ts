import { createHash } from 'node:crypto'
import { hashOf } from '@/provider/security/signed-claims'

// The hash of a request as providers up to 23 November 2026 made it: of the parsed body, with the names in the order of its
// schema. The names are frozen: a field that the contract gained later must never be added, or its default would make
// each retry that crosses the upgrade another request. Responses are stored for seven days.

type Names = { readonly [name: string]: true | Names | readonly [Names] }

const CONSENTS = [{ document: true, version: true }] as const
const PERSON = { last_name: true, first_name: true, middle_name: true, phone: true } as const
const MOMENT = { date: true, time: true } as const

const HOLD = {
  rental: {
    slug: true,
    df: true,
    dt: true,
    city: true,
    dropoffPlace: true,
    options: { insurance: true, mileage: true, protection: true, extras: [{ code: true, quantity: true }] },
    pc: true,
    offer: true,
  },
  quoteToken: true,
  driver: { ...PERSON, email: true, birthDate: true, licenceSince: true, citizenship: true },
  extraDrivers: [{ ...PERSON, birthDate: true, licenceSince: true }],
  flight: true,
  language: true,
  consents: CONSENTS,
  partner: true,
  affiliate: true,
} as const

const PAYMENT = {
  purpose: true,
  number: true,
  fio: true,
  phone: true,
  email: true,
  amountKop: true,
  language: true,
  consents: CONSENTS,
} as const

const TRANSFER_ORDER = {
  trip: {
    slug: true,
    kind: true,
    at: MOMENT,
    hours: true,
    route: true,
    fromPlace: true,
    toPlace: true,
    back: MOMENT,
    passengers: true,
    childSeats: true,
  },
  quoteToken: true,
  fromAddress: true,
  toAddress: true,
  flight: true,
  sign: true,
  driverLanguage: true,
  name: true,
  phone: true,
  email: true,
  comment: true,
  partner: true,
  affiliate: true,
} as const

type Requester = { visitHash: string | null; clientId: number | null }

/** Hashes a request of `POST sun/v2/bookings`. */
export function legacyHoldHash(request: object, requester: Requester): string {
  return hashBy(requester, pick(request, HOLD))
}

/** Hashes a request of `POST sun/v2/bookings/{number}/renew`. */
export function legacyRenewalHash(request: { number: string; totalKop: number }, requester: Requester): string {
  return hashBy(requester, pick(request, { number: true, totalKop: true }))
}

/** Hashes a request of `POST sun/v2/payments`. */
export function legacyPaymentHash(request: object): string {
  return sha256(pick(request, PAYMENT))
}

/** Hashes a request of `POST sun/v2/bookings/{number}/payments` or `POST auth-client/history/{number}/payments`. */
export function legacyBookingPaymentHash(request: { number: string }): string {
  return sha256(pick(request, { number: true, amountKop: true, language: true, consents: CONSENTS }))
}

/** Hashes a request of `POST sun/v2/transfers/orders`. */
export function legacyTransferHash(request: object, language: string): string {
  return hashOf([pick(request, TRANSFER_ORDER), language])
}

/** Hashes a request of `POST auth-client/spend`. */
export function legacySpendHash(request: object): string {
  return sha256(pick(request, { booking: true, miles: true }))
}

function hashBy({ visitHash, clientId }: Requester, request: unknown): string {
  return sha256([request, visitHash, ...(clientId === null ? [] : [clientId])])
}

function sha256(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}

/** Picks the named fields of a value in the order of the names; JSON leaves out missing ones. */
function pick(value: unknown, names: Names): unknown {
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(names).map(([name, names]) => [name, pickField(value[name], names)]))
}

function pickField(value: unknown, names: Names[string]): unknown {
  if (names === true) return value
  if (!isList(names)) return pick(value, names)
  return Array.isArray(value) ? value.map((item) => pick(item, names[0])) : value
}

function isList(names: Names | readonly [Names]): names is readonly [Names] {
  return Array.isArray(names)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
