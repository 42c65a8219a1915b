import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { divideOverpaid } from '@/provider/contract/rules/bookings/change-refund'
import type { Database, Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { bookings } from '@/provider/db/schema/bookings'
import { FailureError } from '@/provider/failure-error'
import {
  type RefundTerms,
  refundKop,
  refundStartAfterChange,
} from '@/provider/modules/bookings/rules/cancellation-refund'
import { type Changeable, recordChange } from '@/provider/records/bookings/record-change'
import { lockDriver, lockOwner } from '@/provider/records/clients/lock-client'
import { milesOn, returnMiles } from '@/provider/records/miles/ledger'
import { enqueueBooking } from '@/provider/records/notifications/enqueue-booking'
import { refundBooking } from '@/provider/records/payments/create-refund'
import { isProved } from '@/provider/rules/bookings/is-proved'
import type { Texts } from '@/provider/rules/i18n/language'
import { milesKopOf } from '@/provider/rules/miles/miles-on-booking'
import { requireChangeable } from './check-rental'
import { claimOffer } from './claim-offer'
import { requirePhoneLimit, requirePhoneLimitOfNetwork } from './limit-holds'
import { lockAndRequirePromoLimit } from './limit-promo'
import { lockFreePlate } from './pick-plate'
import { type BookingChange, proveChange, requireUnprovedLimits } from './prove-change'
import { type StoredBooking, selectBooking } from './queries'
import type { RentalTerms } from './rental-terms'
import { lockAndRequireExtras, replaceExtras } from './reserve-options'

const MILES_TEXT: Texts = {
  ru: 'Возврат миль после изменения брони',
  en: 'Miles returned after a change of the booking',
  'zh-CN': '修改订单后退回积分',
}

/**
 * Puts other terms into a booking in one transaction: rejected or broken off, it stands as it was. What it has itself, its
 * plate, its extras and its use of a code, counts as free.
 *
 * @param original the booking as the change was made for it; another change in between is a `conflict`
 * @throws {FailureError} `car_taken`, `extra_sold_out`, `promo_used_up`, `promo_client_limit`, `too_many_requests`,
 * `phone_unproved`, `code_wrong`, `hold_expired`, `change_too_late`, `conflict`, `option_not_offered`, `offer_refused`
 */
export async function applyChange(db: Database, original: StoredBooking, change: BookingChange): Promise<void> {
  await retryTransaction(db, async (tx) => {
    // The lock order of records/README.md: the client, the booking, the code, the extras, the plate.
    await lockOwner(tx, original.id)
    const locked = await lockUnchangedBooking(tx, original, change)
    const clientId = await clientAfter(tx, original, change, locked)
    const { people, terms, station, now, rules } = change
    const provedBy = await proveChange(tx, locked, change, clientId)
    const own = { bookingId: original.id, carId: original.carId, isNewClient: clientId !== locked.clientId }
    const { promoCode } = terms ?? locked
    const use = { station, promoCode, clientId, isProved: isProved({ ...locked, provedBy }), now, own }
    if (terms || own.isNewClient) await lockAndRequirePromoLimit(tx, use)
    if (terms) await lockAndRequireExtras(tx, { ...change, ...terms, own })
    const carId = terms ? await lockFreePlate(tx, { ...change, ...terms, own }) : original.carId
    await requireUnprovedLimits(tx, locked, provedBy, change)
    await recordChange(tx, original.id, contentOf(original), { ...contentOf(original), ...terms, people, carId }, now)
    const refundStartAt = refundStartAfterChange({ ...locked, ...rules }, now)
    await tx
      .update(bookings)
      .set({ ...people, provedBy, clientId, carId, ...(terms && { ...columnsOf(terms), refundStartAt }) })
      .where(eq(bookings.id, original.id))
    await returnSpareMiles(tx, locked, change)
    if (terms) await refundOverpaid(tx, { ...locked, ...rules }, terms.price, now)
    if (locked.status !== 'held') await enqueueBooking(tx, 'booking_changed', original.id, now)
    if (terms) await replaceExtras(tx, original.id, { ...change, ...terms })
    if (terms) await claimOffer(tx, { bookingId: original.id, clientId, offerId: terms.rental.offer ?? null, now })
  })
}

/** Locks the booking and compares it with the original: a confirmation may just have come between. */
async function lockUnchangedBooking(
  tx: Transaction,
  original: StoredBooking,
  { people, terms, rules, now }: BookingChange,
) {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, original.id)).for('no key update')
  const stored = await selectBooking(tx, eq(bookings.id, original.id))
  if (!row || !stored || row.clientId === null) throw new FailureError('conflict', 'The booking is gone.')
  requireChangeable(stored, terms?.rental ?? stored.rental, rules, now)
  if (stored.status !== 'held' && !isDeepStrictEqual(people.driver, stored.driver)) {
    throw new FailureError('conflict', 'The driver of a confirmed booking is changed by the branch.')
  }
  if (JSON.stringify(contentOf(stored)) !== JSON.stringify(contentOf(original))) {
    throw new FailureError('conflict', 'The booking was changed a moment ago.')
  }
  return { ...stored, clientId: row.clientId, blockedUntil: row.blockedUntil, holdNetwork: row.holdNetwork }
}

/** Another phone is another client, who may have only so many cars; but a booking made in a session stays its client's. */
async function clientAfter(
  tx: Transaction,
  original: StoredBooking,
  change: BookingChange,
  { clientId: presentId, holdNetwork: network }: { clientId: number; holdNetwork: string | null },
): Promise<number> {
  const { station, people, codeId, limits, secret, now } = change
  if (original.signedIn || people.driver.phone === original.driver.phone) return presentId
  if (milesKopOf(original.price) > 0) throw new FailureError('conflict', 'Another client’s miles pay for this booking.')
  const phoneLimits = { ...limits, isProved: codeId !== null || original.paidKop > 0, network, secret, now }
  const client = await lockDriver(tx, { station, driver: people.driver, language: original.language, now })
  const requireLimit = phoneLimits.isProved ? requirePhoneLimit : requirePhoneLimitOfNetwork
  if (client.isExisting && client.id !== presentId) await requireLimit(tx, client.id, phoneLimits)
  return client.id
}

/** Returns the miles that the new price does not need; the others go on paying. */
async function returnSpareMiles(
  tx: Transaction,
  before: StoredBooking & { clientId: number },
  { station, terms, now }: BookingChange,
): Promise<void> {
  const beforeKop = milesKopOf(before.price)
  if (!terms || beforeKop === 0) return
  const spent = await milesOn(tx, before.id)
  const miles = spent - Math.ceil((spent * milesKopOf(terms.price)) / beforeKop)
  const entry = { station, clientId: before.clientId, bookingId: before.id, miles, at: now }
  if (miles > 0) await returnMiles(tx, entry, MILES_TEXT)
}

/**
 * Refunds what was paid online above the new price, unless a cancellation would keep it; what was paid at the branch goes back
 * at the branch.
 */
async function refundOverpaid(
  tx: Transaction,
  before: RefundTerms & Pick<StoredBooking, 'id'>,
  price: RentalTerms['price'],
  at: Date,
): Promise<void> {
  const { id: bookingId, paidKop } = before
  const { refundKop: amountKop } = divideOverpaid({ paidKop, keptKop: paidKop - refundKop(before, at) }, price)
  const refundedKop = await refundBooking(tx, { bookingId, amountKop, reason: 'changed', at })
  if (refundedKop > 0)
    await tx
      .update(bookings)
      .set({ paidKop: paidKop - refundedKop })
      .where(eq(bookings.id, bookingId))
}

function columnsOf(terms: RentalTerms) {
  const { rental, modelId, blockedUntil, price, rulesVersion, promoCode, liabilityKop } = terms
  const { pickup: startAt, dropoff: endAt } = terms.period
  const { totalKop } = price
  return { rental, modelId, startAt, endAt, blockedUntil, price, totalKop, rulesVersion, promoCode, liabilityKop }
}

/** Picks what a change of people may replace. */
export function peopleOf({ driver, extraDrivers, flight, meeting }: StoredBooking): BookingChange['people'] {
  return { driver, extraDrivers, flight, meeting }
}

/** Picks what a change may replace. */
export function contentOf(booking: StoredBooking): Changeable {
  const { rental, price, carId } = booking
  return { rental, price, carId, people: peopleOf(booking) }
}
