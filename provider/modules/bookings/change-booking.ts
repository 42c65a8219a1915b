import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { bookings } from '@/provider/db/schema/bookings'
import { FailureError } from '@/provider/failure-error'
import { refundStartAfterChange } from '@/provider/modules/bookings/rules/cancellation-refund'
import { type Changeable, recordChange } from '@/provider/records/bookings/record-change'
import { lockDriver, lockOwner } from '@/provider/records/clients/lock-client'
import { milesOn, returnMiles } from '@/provider/records/miles/ledger'
import { enqueueBooking } from '@/provider/records/notifications/enqueue-booking'
import { refundBooking } from '@/provider/records/payments/create-refund'
import type { Texts } from '@/provider/rules/i18n/language'
import { milesKopOf } from '@/provider/rules/miles/miles-on-booking'
import type { StationRules } from '@/provider/rules/settings/station-settings'
import { keepOffer } from './claim-offer'
import type { RentalTerms } from './hold-car'
import { requireChangeable } from './hold-checks'
import { type HoldLimits, requirePhoneLeft } from './limit-holds'
import { requirePromoLeft } from './limit-promo'
import { lockFreePlate } from './pick-plate'
import { type StoredBooking, selectBooking } from './queries'
import { replaceExtras, requireExtrasLeft } from './reserve-extras'

const CHANGED: Texts = {
  ru: 'Возврат миль после изменения брони',
  en: 'Miles returned after a change of the booking',
  'zh-CN': '修改预订后退回积分',
}

export type BookingChange = {
  station: string
  people: Pick<StoredBooking, 'driver' | 'extraDrivers' | 'flight'>
  /** Null: the rental and its price stay as they are. */
  terms: RentalTerms | null
  rules: Pick<StationRules, 'changeHours' | 'freeCancellationHours'>
  limits: HoldLimits
  now: Date
}

export type ChangeRepository = ReturnType<typeof createChangeRepository>

export function createChangeRepository(db: Database) {
  return {
    /**
     * Puts other terms into a booking in one transaction: refused or broken off, it stands as it was. What it has
     * itself, its plate, its extras and its use of a code, counts as free.
     *
     * @param seen the booking as the change was made for it; another change in between is a `conflict`.
     * @throws {FailureError} `car_taken`, `extra_sold_out`, `promo_used_up`, `promo_client_limit`, `too_many_requests`,
     * `hold_expired`, `change_too_late`, `conflict`, `option_not_offered`.
     */
    async change(seen: StoredBooking, change: BookingChange): Promise<void> {
      await retryTransaction(db, async (tx) => {
        // The client before his booking, as whoever spends miles on it; then the code, the extras, the plate.
        await lockOwner(tx, seen.id)
        const locked = await lockBooking(tx, seen, change)
        const clientId = await clientOf(tx, seen, change, locked.clientId)
        const { people, terms, station, now, rules } = change
        const own = { bookingId: seen.id, carId: seen.carId, isNewClient: clientId !== locked.clientId }
        const { promoCode } = terms ?? locked
        if (terms || own.isNewClient) await requirePromoLeft(tx, { station, promoCode, clientId, now, own })
        const carId = terms ? await secure(tx, { ...change, ...terms, own }) : seen.carId
        await recordChange(tx, seen.id, contentOf(seen), { ...contentOf(seen), ...terms, people, carId }, now)
        const refundStartAt = refundStartAfterChange({ ...locked, ...rules }, now)
        await tx
          .update(bookings)
          .set({ ...people, clientId, carId, ...(terms && { ...columnsOf(terms), refundStartAt }) })
          .where(eq(bookings.id, seen.id))
        await giveBackMiles(tx, locked, change)
        if (terms) await giveBackMoney(tx, locked, terms.price.totalKop, now)
        if (locked.status !== 'held') await enqueueBooking(tx, 'booking_changed', seen.id, now)
        if (terms) await replaceExtras(tx, seen.id, { ...change, ...terms })
        if (terms) await keepOffer(tx, { bookingId: seen.id, clientId, offerId: terms.rental.offer ?? null, now })
      })
    },
  }
}

type Wanted = RentalTerms & { station: string; now: Date; own: { bookingId: number; carId: number } }

/** @returns the plate: the booking's own one when it is free for the new dates. */
async function secure(tx: Transaction, wanted: Wanted): Promise<number> {
  await requireExtrasLeft(tx, wanted)
  return lockFreePlate(tx, wanted)
}

/** The booking as it is now: a confirmation may just have come between. */
async function lockBooking(tx: Transaction, seen: StoredBooking, { people, terms, rules, now }: BookingChange) {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, seen.id)).for('no key update')
  const stored = await selectBooking(tx, eq(bookings.id, seen.id))
  if (!row || !stored || row.clientId === null) throw new FailureError('conflict', 'The booking is gone.')
  requireChangeable(stored, terms?.rental ?? stored.rental, rules, now)
  if (stored.status !== 'held' && !isDeepStrictEqual(people.driver, stored.driver)) {
    throw new FailureError('conflict', 'The driver of a confirmed booking is changed by the branch.')
  }
  if (JSON.stringify(contentOf(stored)) !== JSON.stringify(contentOf(seen))) {
    throw new FailureError('conflict', 'The booking was changed a moment ago.')
  }
  return { ...stored, clientId: row.clientId }
}

/** Another phone is another client, who may keep only so many cars; unless the client made the booking signed in. */
async function clientOf(tx: Transaction, seen: StoredBooking, change: BookingChange, present: number) {
  const { station, people, limits, now } = change
  if (seen.signedIn || people.driver.phone === seen.driver.phone) return present
  if (milesKopOf(seen.price) > 0) throw new FailureError('conflict', 'Another client’s miles pay for this booking.')
  const client = await lockDriver(tx, { station, driver: people.driver, language: seen.language, now })
  if (client.known && client.id !== present) await requirePhoneLeft(tx, client.id, { ...limits, now })
  return client.id
}

/** What the new price takes less of is given back; the rest goes on paying. */
async function giveBackMiles(
  tx: Transaction,
  before: StoredBooking & { clientId: number },
  { station, terms, now }: BookingChange,
): Promise<void> {
  const wasKop = milesKopOf(before.price)
  if (!terms || wasKop === 0) return
  const paying = await milesOn(tx, before.id)
  const miles = paying - Math.ceil((paying * milesKopOf(terms.price)) / wasKop)
  const move = { station, clientId: before.clientId, bookingId: before.id, miles, at: now }
  if (miles > 0) await returnMiles(tx, move, CHANGED)
}

/** What was paid online above the new price goes back at once; what was paid at the branch, at the branch. */
async function giveBackMoney(
  tx: Transaction,
  { id: bookingId, paidKop }: Pick<StoredBooking, 'id' | 'paidKop'>,
  totalKop: number,
  at: Date,
): Promise<void> {
  const amountKop = Math.max(0, paidKop - totalKop)
  const backKop = await refundBooking(tx, { bookingId, amountKop, reason: 'changed', at })
  if (backKop > 0)
    await tx
      .update(bookings)
      .set({ paidKop: paidKop - backKop })
      .where(eq(bookings.id, bookingId))
}

function columnsOf({
  rental,
  modelId,
  period,
  blockedUntil,
  price,
  rulesVersion,
  promoCode,
  liabilityKop,
}: RentalTerms) {
  const { pickup: startAt, dropoff: endAt } = period
  const { totalKop } = price
  return { rental, modelId, startAt, endAt, blockedUntil, price, totalKop, rulesVersion, promoCode, liabilityKop }
}

export function peopleOf({ driver, extraDrivers, flight }: StoredBooking): BookingChange['people'] {
  return { driver, extraDrivers, flight }
}

function contentOf(booking: StoredBooking): Changeable {
  const { rental, price, carId } = booking
  return { rental, price, carId, people: peopleOf(booking) }
}
