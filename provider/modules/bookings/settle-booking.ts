import { addMinutes, max } from 'date-fns'
import { eq, sql } from 'drizzle-orm'
import type { Consent } from '@/provider/contract/bookings'
import { isWaiting } from '@/provider/contract/rules/bookings/waiting-statuses'
import type { Transaction } from '@/provider/db/database'
import { databaseErrorOf, isTransient } from '@/provider/db/errors'
import { bookings } from '@/provider/db/schema/bookings'
import { FailureError } from '@/provider/failure-error'
import { lockClientRow } from '@/provider/records/clients/lock-client'
import { recordConsents } from '@/provider/records/consents/record-consents'
import { milesOn, spendMiles } from '@/provider/records/miles/ledger'
import { enqueueBooked, enqueuePaid } from '@/provider/records/notifications/enqueue-booking'
import { statusAt } from '@/provider/rules/bookings/transitions'
import { milesKopOf } from '@/provider/rules/miles/miles-on-booking'
import { type Settlement, settlementOf } from '@/provider/rules/payments/settlement'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { claimOffer } from './claim-offer'
import { listBookedExtras } from './extension-queries'
import { lockAndRequirePromoLimit } from './limit-promo'
import { lockFreePlate } from './pick-plate'
import { lockAndRequireExtras } from './reserve-options'
import { transitionBooking } from './transition-booking'

type Row = typeof bookings.$inferSelect
type Money = { paymentId: number; amountKop: number; mileKop: number; at: Date }
type PaymentStart = Pick<BranchSettings, 'maxHoldRenewals'> & {
  holdMinutes: number
  consents: readonly Consent[]
  ip: string | null
  at: Date
}

/** Locks the booking and returns it; its client must be locked before it. @throws {FailureError} `not_found` */
export async function lockPayableBooking(tx: Transaction, bookingId: number): Promise<Row> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, bookingId)).for('update')
  if (!row) throw new FailureError('not_found', 'No such booking.')
  return row
}

/**
 * Lets a hold wait for an online payment that starts, for its full length again as often as a hold may be renewed. A firm
 * booking stays as it is.
 */
export async function holdForPayment(tx: Transaction, row: Row, start: PaymentStart): Promise<void> {
  const { at, consents, ip, holdMinutes, maxHoldRenewals } = start
  if (!isWaiting(row.status)) return
  const consentRecords = consents.map((consent) => ({ ...consent, givenAt: at, ip }))
  await recordConsents(tx, { bookingId: row.id }, consentRecords)
  const isRenewed = row.renewals < maxHoldRenewals
  const fullUntil = addMinutes(at, holdMinutes)
  const holdUntil = isRenewed && row.holdUntil ? max([row.holdUntil, fullUntil]) : row.holdUntil
  const renewals = row.renewals + (isRenewed ? 1 : 0)
  await tx.update(bookings).set({ holdUntil, renewals }).where(eq(bookings.id, row.id))
  if (row.status === 'held') await awaitPayment(tx, row.id, at)
}

/** Leaves the visit and the network: an unpaid booking goes on counting against their limits. */
async function awaitPayment(tx: Transaction, id: number, at: Date): Promise<void> {
  await tx.execute(sql`
    with moved as (update bookings set status = 'awaiting_payment' where id = ${id} returning id)
    insert into booking_status_history (booking_id, status, actor, at, reason)
    select id, 'awaiting_payment', 'client', ${at.toISOString()}::timestamptz, 'pays online' from moved`)
}

/**
 * Records money that has come for a booking, in any status that it has now: one that waits becomes firm; one whose hold
 * ran out is booked again, if everything that it had is still free. The client and the booking must be locked.
 */
export async function settleBooking(
  tx: Transaction,
  row: Row,
  money: Money,
): Promise<Settlement & { isWhole: boolean }> {
  const { amountKop, at } = money
  const status = statusAt(row, at)
  if (status === 'expired') {
    const isBookedAgain = row.startAt > at && (await bookCarAgain(tx, row, money))
    if (!isBookedAgain) return { takenKop: 0, reason: 'no_car', isWhole: true }
    return wholeOf(row, settlementOf({ ...row, status: 'confirmed' }, amountKop))
  }
  const settlement = settlementOf({ ...row, status }, amountKop)
  if (settlement.takenKop > 0) await recordMoney(tx, row, settlement.takenKop, money)
  return wholeOf(row, settlement)
}

function wholeOf({ totalKop, paidKop }: Row, settlement: Settlement) {
  return { ...settlement, isWhole: paidKop + settlement.takenKop >= totalKop }
}

async function recordMoney(tx: Transaction, row: Row, takenKop: number, { paymentId, at }: Money): Promise<void> {
  const paidKop = row.paidKop + takenKop
  const paid = { bookingId: row.id, paymentId, paymentKop: takenKop, at }
  if (row.status !== 'expired' && !isWaiting(row.status)) {
    await tx.update(bookings).set({ paidKop }).where(eq(bookings.id, row.id))
    await enqueuePaid(tx, paid)
    return
  }
  await transitionBooking(tx, row.id, { status: 'confirmed', actor: 'gateway', at, paidKop }, 'paid online')
  await enqueueBooked(tx, paid)
}

/** All or nothing, in a savepoint: when something is not free any more, nothing is written. @returns whether it is booked */
async function bookCarAgain(tx: Transaction, row: Row, money: Money): Promise<boolean> {
  try {
    await tx.transaction((savepoint) => reserveCarAgain(savepoint, row, money))
    return true
  } catch (error) {
    // A rival's row repeats the whole transaction; a check of the database (23514) means that something is used up.
    const isRejected = error instanceof FailureError || databaseErrorOf(error)?.code === '23514'
    if (!isRejected || isTransient(error)) throw error
    return false
  }
}

async function reserveCarAgain(tx: Transaction, row: Row, money: Money): Promise<void> {
  const { amountKop, mileKop, at } = money
  const { id, station, clientId, modelId, carId, promoCode, blockedUntil, rental, price } = row
  if (clientId === null || !rental || !price) throw new FailureError('conflict', 'This is no booking.')
  const owner = await lockClientRow(tx, clientId)
  if (!owner || owner.deletedAt !== null) throw new FailureError('conflict', 'Its client is gone.')
  const period = { pickup: row.startAt, dropoff: row.endAt }
  const own = { bookingId: id, carId, isNewClient: false }
  const stock = { station, modelId, period, blockedUntil, rental, now: at, own }
  await lockAndRequirePromoLimit(tx, { station, promoCode, clientId, isProved: true, now: at, own })
  await lockAndRequireExtras(tx, { ...stock, chosenExtras: await listBookedExtras(tx, id) })
  const freeCarId = await lockFreePlate(tx, stock)
  if (freeCarId !== carId) await tx.update(bookings).set({ carId: freeCarId }).where(eq(bookings.id, id))
  const { takenKop } = settlementOf({ ...row, status: 'confirmed' }, amountKop)
  await recordMoney(tx, row, takenKop, money)
  await claimOffer(tx, { bookingId: id, clientId, offerId: rental.offer ?? null, now: at })
  const miles = Math.ceil(milesKopOf(price) / mileKop) - (await milesOn(tx, id))
  if (miles > 0) await spendMiles(tx, { station, clientId, bookingId: id, miles, at })
}
