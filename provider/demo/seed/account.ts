import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import type { Transaction } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { earnBaseKop } from '@/provider/rules/miles/earned-miles'
import {
  readAccounts,
  type SeedDamage,
  type SeedDepositHold,
  type SeedFine,
  type SeedMileEntry,
  type SeedOffer,
  type SeedOwnDriver,
} from './account-data'
import { bookingNumber } from './client-rentals'
import { firstStatus, seedDisputes } from './disputes'
import { insertRows, type Row } from './insert-rows'
import { type SeedingDay, shiftTo } from './seeding-day'

type Seeding = {
  station: string
  day: SeedingDay
  clientIds: ReadonlyMap<string, number>
  fleet: { models: { slug: string; id: number }[]; cars: { gosnomer: string; id: number }[] }
}

/** A shift of the file's dates, and the ids of the rows that it names. */
type Context = {
  on: (date: string | null) => string | null
  at: (instant: string) => Date
  booking: (number: string | null) => number | null
  /** Amount on which the miles of a booking were earned. */
  baseKop: (number: string) => number
  car: (gosnomer: string) => number
  model: (slug: string) => number
}

/** Writes the rows of the client area; after the rentals, to which some of them belong. */
export async function seedAccounts(tx: Transaction, { station, day, clientIds, fleet }: Seeding): Promise<void> {
  const { meta, clients } = readAccounts()
  const shift = shiftTo(day, meta.asOf)
  const stored = await tx.select({ id: bookings.id, number: bookings.number, price: bookings.price }).from(bookings)
  const bookingIds = new Map(stored.map(({ number, id }) => [number, id]))
  const carIds = new Map(fleet.cars.map(({ gosnomer, id }) => [gosnomer, id]))
  const modelIds = new Map(fleet.models.map(({ slug, id }) => [slug, id]))
  const basesKop = new Map(stored.map(({ number, price }) => [number, price ? earnBaseKop(price) : 0]))
  const context: Context = {
    on: (date) => (date === null ? null : shift(date).toISOString().slice(0, 10)),
    at: shift,
    booking: (number) => (number === null ? null : idOf(bookingIds, bookingNumber(number))),
    baseKop: (number) => idOf(basesKop, bookingNumber(number)),
    car: (gosnomer) => idOf(carIds, gosnomer),
    model: (slug) => idOf(modelIds, slug),
  }
  type Client = (typeof clients)[number]
  const rowsOf = (make: (client: Client) => Row[]) =>
    clients.flatMap((client) =>
      make(client).map((row) => ({ station, client_id: idOf(clientIds, client.phone), ...row })),
    )
  await insertRows(
    tx,
    'deposit_holds',
    clients.flatMap(({ deposits }) => deposits.map((hold) => depositRow(hold, context))),
  )
  await insertRows(
    tx,
    'fines',
    rowsOf(({ fines }) => fines.map((fine) => fineRow(fine, context))),
  )
  await insertRows(
    tx,
    'damages',
    rowsOf(({ damages }) => damages.map((damage) => damageRow(damage, context))),
  )
  await seedDisputes(tx, station, day)
  await insertRows(
    tx,
    'offers',
    rowsOf(({ offers }) => offers.map((offer) => offerRow(offer, context))),
  )
  await insertRows(
    tx,
    'drivers',
    rowsOf(({ drivers }) => drivers.map(driverRow)),
  )
  await insertRows(
    tx,
    'mile_entries',
    rowsOf(({ miles }) => miles.map((entry) => milesRow(entry, context))),
  )
}

function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The demo data names ${name}, which is not there.`)
  return id
}

function depositRow(hold: SeedDepositHold, { at, booking }: Context): Row {
  const { bookingNumber: number, brand, last4, amountRub, heldAt, releasedAt, keptRub, reason } = hold
  return {
    booking_id: booking(number),
    card_brand: brand,
    card_last4: last4,
    amount_kop: amountRub * KOPECKS_PER_ROUBLE,
    held_at: at(heldAt),
    released_at: releasedAt === null ? null : at(releasedAt),
    kept_kop: releasedAt === null ? null : keptRub * KOPECKS_PER_ROUBLE,
    kept_reason: reason,
  }
}

function fineRow(fine: SeedFine, { on, booking, car }: Context): Row {
  return {
    booking_id: booking(fine.bookingNumber),
    car_id: car(fine.gosnomer),
    name: fine.name,
    size_kop: fine.size * KOPECKS_PER_ROUBLE,
    paid_kop: fine.paidRub * KOPECKS_PER_ROUBLE,
    date: on(fine.date),
    decision_date: on(fine.decisionDate),
    decision_number: fine.decisionNumber,
    place: fine.place,
    discount_percent: fine.discountPercent,
    discount_until: on(fine.discountUntil),
    told_on: on(fine.toldOn ?? fine.decisionDate),
    status: firstStatus(fine, 'fine'),
    note: fine.note ?? null,
  }
}

function damageRow(damage: SeedDamage, { on, booking, car }: Context): Row {
  return {
    id: damage.number,
    booking_id: booking(damage.bookingNumber),
    car_id: car(damage.gosnomer),
    damage: damage.damage,
    date: on(damage.date),
    told_on: on(damage.toldOn ?? damage.date),
    cost_kop: damage.cost * KOPECKS_PER_ROUBLE,
    covered_kop: damage.coveredRub * KOPECKS_PER_ROUBLE,
    paid_kop: damage.paid * KOPECKS_PER_ROUBLE,
    status: firstStatus(damage, 'damage'),
    note: damage.note ?? null,
  }
}

function offerRow(offer: SeedOffer, { on, model }: Context): Row {
  return {
    model_id: model(offer.cd.slug),
    name: offer.naimenovanie,
    discount_percent: offer.discountPercent,
    cvet: offer.cvet,
    features: offer.features_options.map(({ name }) => name),
    valid_from: on(offer.validFrom),
    valid_to: on(offer.validTo),
    min_days: offer.minDays,
    conditions: offer.conditions,
    // Its dates say that it is over.
    state: offer.state === 'expired' ? 'active' : offer.state,
  }
}

function driverRow({ noPatronymic, birthDate, verification, rejectReason, ...driver }: SeedOwnDriver): Row {
  const { last_name, first_name, middle_name, phone, email, licence, approved } = driver
  return {
    ...{ last_name, first_name, middle_name, phone, email, licence, approved },
    no_patronymic: noPatronymic,
    birth_date: birthDate,
    verification: verification === 'draft' ? 'incomplete' : verification,
    reject_reason: rejectReason,
  }
}

function milesRow(
  { miles, from, to, text, bookingNumber: number, ...entry }: SeedMileEntry,
  { on, at, booking, baseKop }: Context,
): Row {
  const isEarned = from === 'program:earned' && number !== null
  return {
    from_account: from,
    to_account: to,
    miles: Math.abs(miles),
    at: at(entry.at),
    expires_on: on(entry.expiresOn),
    booking_id: booking(number),
    earn_percent: isEarned ? Math.round((100 * miles * KOPECKS_PER_ROUBLE) / baseKop(number)) : null,
    text,
  }
}
