import { addHours } from 'date-fns'
import type { Driver, ExtraDriver } from '@/provider/contract/bookings'
import type { RentalOptions } from '@/provider/contract/options'
import { type Price, QUOTE_LINE_CODES, type QuoteLine } from '@/provider/contract/quotes'
import { formatWireMoment } from '@/provider/contract/rules/dates/wire-time'
import { EXTRA_DRIVER, INSURANCE_CODES } from '@/provider/contract/rules/options/option-kinds'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import type { HistoryEntry, SeedBooking } from './booking-rows'
import type { Row } from './insert-rows'
import type { SeedClient, SeedRental } from './seed-data'

/** The demo files number rentals with five digits, the product with seven. */
const NUMBER_PREFIX = '10'
/** Time to pay of a seeded booking when the file names none. */
const PAYMENT_HOURS = 24
/** Line names of the demo files that are not the contract's. */
const LINE_CODES: Record<string, QuoteLine['code']> = { promo: 'promo_discount', mileage_limited: 'mileage_discount' }

/** Returns the row of a demo client. @param passwordHash of every client who is registered. */
export function clientRow(client: SeedClient, station: string, createdAt: Date, passwordHash: string): Row {
  return {
    station,
    phone: client.phone,
    last_name: client.last_name,
    first_name: client.first_name,
    middle_name: client.middle_name,
    email: client.email,
    language: client.language,
    citizenship: citizenshipOf(client),
    birth_date: client.birthDate,
    created_at: createdAt,
    password_hash: client.registered ? passwordHash : null,
    registered_at: client.registered ? createdAt : null,
    email_confirmed_at: createdAt,
  }
}

type Fleet = {
  carIds: ReadonlyMap<string, number>
  modelIds: ReadonlyMap<string, number>
  /** What the insurance of a rental leaves to pay. */
  liabilityOf: (slug: string, insurance: RentalOptions['insurance']) => number
}

/** Returns a rental of a demo client as a booking; `shift` moves its dates to the seeding day. */
export function clientBooking(
  client: SeedClient,
  rental: SeedRental,
  { carIds, modelIds, liabilityOf }: Fleet,
  shift: (instant: string) => Date,
): SeedBooking {
  const [first, ...rest] = rental.timeline.map((entry) => ({ ...entry, at: shift(entry.at) }))
  const [startAt, endAt, createdAt] = [shift(rental.startAt), shift(rental.endAt), shift(rental.createdAt)]
  const history: [HistoryEntry, ...HistoryEntry[]] = [
    first ?? { status: rental.status, actor: 'client', at: createdAt },
    ...rest,
  ]
  const options = optionsOf(rental)
  const promoCode = rental.lines.find(({ code }) => code === 'promo')?.ref ?? null
  return {
    number: bookingNumber(rental.number),
    carId: carIds.get(rental.gosnomer) ?? missing(rental.gosnomer),
    modelId: modelIds.get(rental.model) ?? missing(rental.model),
    startAt,
    endAt,
    holdUntil: rental.holdExpiresAt ? shift(rental.holdExpiresAt) : addHours(createdAt, PAYMENT_HOURS),
    createdAt,
    keySalt: `demo-${rental.number}`,
    history,
    rental: {
      clientPhone: client.phone,
      request: {
        slug: rental.model,
        df: formatWireMoment(startAt),
        dt: formatWireMoment(endAt),
        city: rental.pickupPlaceId,
        dropoffPlace: rental.returnPlaceId,
        options,
        pc: promoCode ?? '',
      },
      price: priceOf(rental),
      driver: driverOf(client),
      extraDrivers: extraDriversOf(client, rental, options),
      language: client.language,
      liabilityKop: liabilityOf(rental.model, options.insurance),
      promoCode,
      paidKop: rental.paidRub * KOPECKS_PER_ROUBLE,
      refundKop: rental.status === 'cancelled_client' ? rental.refundRub * KOPECKS_PER_ROUBLE : null,
      flight: rental.flight ?? '',
      distanceKm: rental.distanceKm,
      isOwn: client.registered,
    },
  }
}

/** Returns the number of a booking by the one that the demo files give it. */
export function bookingNumber(number: string): string {
  return NUMBER_PREFIX + number
}

/** Returns the options that the lines of a rental name. */
function optionsOf({ lines }: SeedRental): RentalOptions {
  const refOf = (lineCode: string) => lines.find(({ code }) => code === lineCode)?.ref
  return {
    insurance: INSURANCE_CODES.find((code) => code === refOf('insurance')) ?? 'none',
    mileage: lines.some(({ code }) => code === 'mileage_limited') ? 'limited' : 'standard',
    protection: lines.some(({ code }) => code === 'booking_protection'),
    extras: lines.flatMap(({ code, ref, quantity = 1 }) => (code === 'extra' && ref ? [{ code: ref, quantity }] : [])),
  }
}

/** The file's lines are a stored quote: they are written as they are, not priced anew. */
function priceOf(rental: SeedRental): Price {
  const totalKop = rental.totalRub * KOPECKS_PER_ROUBLE
  const discountKop = rental.lines.reduce((sum, line) => sum + Math.max(0, -line.amountRub), 0) * KOPECKS_PER_ROUBLE
  return {
    days: rental.days,
    lines: rental.lines.map(({ code, ref, amountRub, percent, quantity, days }) => {
      const count = quantity ?? days
      return {
        code: lineCode(code, ref),
        amountKop: amountRub * KOPECKS_PER_ROUBLE,
        ...(percent === undefined ? {} : { percent }),
        ...(count === undefined ? {} : { quantity: count }),
        ...(ref === undefined ? {} : { ref }),
      }
    }),
    totalKop,
    perDayKop: Math.round(rental.rentalLinesRub / rental.days) * KOPECKS_PER_ROUBLE,
    listTotalKop: totalKop + discountKop,
    payNowKop: rental.paidRub * KOPECKS_PER_ROUBLE,
    payLaterKop: Math.max(0, totalKop - rental.paidRub * KOPECKS_PER_ROUBLE),
    depositKop: rental.depositRub * KOPECKS_PER_ROUBLE,
  }
}

function lineCode(code: string, ref: string | undefined): QuoteLine['code'] {
  if (code === 'night') return ref === 'pickup' ? 'night_pickup' : 'night_dropoff'
  return LINE_CODES[code] ?? QUOTE_LINE_CODES.find((candidate) => candidate === code) ?? missing(code)
}

function driverOf(client: SeedClient): Driver {
  return {
    last_name: client.last_name,
    first_name: client.first_name,
    middle_name: client.middle_name,
    phone: client.phone,
    email: client.email,
    birthDate: client.birthDate,
    licenceSince: client.asDriver?.licence?.issuedAt ?? missing(`licence of ${client.phone}`),
    citizenship: citizenshipOf(client),
  }
}

/** Returns as many as were paid for: the other people of the file came with the client and did not drive. */
function extraDriversOf(client: SeedClient, rental: SeedRental, { extras }: RentalOptions): ExtraDriver[] {
  const paid = extras.find(({ code }) => code === EXTRA_DRIVER)?.quantity ?? 0
  return client.drivers
    .filter(({ id }) => rental.drivers.includes(id))
    .slice(0, paid)
    .map(({ id: _, licence, ...driver }) => ({ ...driver, licenceSince: licence.issuedAt }))
}

function citizenshipOf({ citizenship }: SeedClient): Driver['citizenship'] {
  return citizenship === 'RU' || citizenship === 'CN' ? citizenship : 'other'
}

function missing(what: string): never {
  throw new Error(`The demo data names ${what}, which is not there.`)
}
