import { eq } from 'drizzle-orm'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { Database, Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { depositHolds } from '@/provider/db/schema/deposits'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { recordAction } from '@/provider/records/audit/record-action'
import { lockBooking } from '@/provider/records/bookings/lock-booking'
import { rentalTimes } from '@/provider/records/bookings/rental-times'
import { type DepositHold, listDepositHolds } from '@/provider/records/deposits/deposit-holds'
import { enqueueDepositReleased } from '@/provider/records/notifications/enqueue-booking'
import type { Staff } from '@/provider/rules/actors'
import {
  type ChargedDebt,
  type DepositCardRequest,
  type DepositRejection,
  findHoldToRelease,
  type ReleaseRequest,
} from '@/provider/rules/deposits/staff-actions'
import { listChargedDebts, lockDebts, type PaidDebt, payFromDeposit, type UnpaidDebt } from './booking-debts'
import { listChargedBefore } from './charged-before'
import { type KeptReason, keptReasonOf } from './rules/duplicate-charge'

type Deps = { db: Database; settings: Settings }
type Release = DepositCardRequest &
  ReleaseRequest & {
    number: string
    /** Numbers of the debts that the kept sum pays. */
    debts?: readonly string[]
    /** Why a sum is kept although the same was charged already; null: it is not kept then. */
    anyway?: string | null
  }

/** `cardsLeft`: cards of the booking that are still blocked; `isCashLeft`: its cash is still at the branch. */
export type Released = { hold: DepositHold; cardsLeft: number; isCashLeft: boolean; debtsPaid: PaidDebt[] }

/**
 * Records that one card of a deposit was released or its cash given back, and what was kept of it. The kept sum pays the debts that are named.
 * Returns what was recorded, or why it may not be.
 */
export async function releaseDeposit(
  { db, settings }: Deps,
  { number, keptKop, reason, debts: numbers = [], anyway = null, ...card }: Release,
  staff: Staff,
): Promise<DepositRejection | Released> {
  const { timeZone } = await settings.current()
  // The discount of a fine ends with its day at the branch.
  const { date: today } = toStationMoment(staff.at, timeZone)
  return retryTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, number, staff.station)
    if (!booking) return { why: 'not_found' }
    const holds = await listDepositHolds(tx, [booking.id])
    const debts = await lockDebts(tx, booking, numbers, today)
    if ('why' in debts) return debts
    const request = { keptKop, reason }
    const release = debts.length > 0 ? releaseForDebts(holds, card, request, debts) : request
    if ('why' in release) return release
    const match = findHoldToRelease(holds, card, release)
    if ('why' in match) return match
    const charges =
      release.reason && debts.length === 0
        ? await findCharges(tx, booking.id, holds, release.reason, today)
        : NO_CHARGES
    if (charges !== NO_CHARGES && anyway === null) return { why: 'charged_already', ...charges }
    const override = charges !== NO_CHARGES && { anyway, ...detailsOf(charges) }
    const paidFor = debts.length > 0 && { for: numbersOf(debts) }
    const hold = await recordRelease(tx, match.hold, release, { ...override, ...paidFor }, staff)
    const paid = { holdId: hold.id, bookingId: booking.id, keptKop: release.keptKop }
    const debtsPaid = await payFromDeposit(tx, debts, paid, staff)
    const cards = holds.map((other) => (other.id === hold.id ? hold : other))
    await notifyOfLast(tx, hold, cards, staff.at)
    const open = cards.filter(({ releasedAt }) => releasedAt === null)
    const cardsLeft = open.filter((one) => !isCash(one)).length
    return { hold, cardsLeft, isCashLeft: open.length > cardsLeft, debtsPaid }
  })
}

async function recordRelease(
  tx: Transaction,
  hold: DepositHold,
  { keptKop, reason }: ReleaseRequest,
  details: Record<string, string | null>,
  staff: Staff,
): Promise<DepositHold> {
  const { id, bookingId } = hold
  const release = { releasedAt: staff.at, keptKop, keptReason: reason }
  await tx.update(depositHolds).set(release).where(eq(depositHolds.id, id))
  await recordAction(tx, staff, 'deposit.release', bookingId, { hold: id, keptKop, reason, ...details })
  return { ...hold, ...release }
}

/** `holds`: of other cards. */
type Charges = { debts: readonly ChargedDebt[]; holds: readonly DepositHold[] }
const NO_CHARGES: Charges = { debts: [], holds: [] }

/** Finds what was charged already for the same reason: debts, and sums kept of other cards. */
async function findCharges(
  tx: Transaction,
  bookingId: number,
  holds: readonly DepositHold[],
  reason: KeptReason,
  today: string,
): Promise<Charges> {
  const debts = await listChargedDebts(tx, bookingId, reason, today)
  const chargedHolds = await listChargedBefore(tx, bookingId, holds, reason)
  return debts.length + chargedHolds.length > 0 ? { debts, holds: chargedHolds } : NO_CHARGES
}

function detailsOf({ debts, holds }: Charges): Record<string, string> {
  return {
    ...(debts.length > 0 && { charged: numbersOf(debts) }),
    ...(holds.length > 0 && { keptBefore: holds.map(({ id }) => id).join(',') }),
  }
}

/** Completes the request: without a sum it keeps as much as debts and card allow, without a reason that of the first debt. */
function releaseForDebts(
  holds: readonly DepositHold[],
  card: DepositCardRequest,
  { keptKop, reason }: ReleaseRequest,
  debts: readonly UnpaidDebt[],
): ReleaseRequest | DepositRejection {
  const match = findHoldToRelease(holds, card, { keptKop: 0, reason: null })
  if ('why' in match) return match
  const leftKop = debts.reduce((sum, { debtKop }) => sum + debtKop, 0)
  if (keptKop > leftKop) return { why: 'kept_over_debts', leftKop }
  const [first] = debts
  return {
    keptKop: keptKop > 0 ? keptKop : Math.min(leftKop, match.hold.amountKop),
    reason: reason ?? (first ? keptReasonOf(first) : null),
  }
}

function numbersOf(debts: readonly { number: string }[]): string {
  return debts.map(({ number }) => number).join(',')
}

const isCash = ({ cardBrand }: DepositHold) => cardBrand === 'cash'

/**
 * Notifies the client of each sum of cash that was given back, also when all of it was kept or the rental goes on: nobody
 * but client and clerk saw it (decision 0118). Of cards once, when all were released since the return; not when a card is
 * changed for another during the rental.
 */
async function notifyOfLast(tx: Transaction, last: DepositHold, holds: DepositHold[], at: Date): Promise<void> {
  const { bookingId } = last
  if (isCash(last)) {
    const kind = 'deposit_given_back'
    return enqueueDepositReleased(tx, { bookingId, depositKop: returnedKop(last), at, kind, holdId: last.id })
  }
  const { backAt = null } = (await rentalTimes(tx, [bookingId])).get(bookingId) ?? {}
  const cards = holds.filter((hold) => !isCash(hold))
  if (backAt === null || cards.some(({ releasedAt }) => releasedAt === null)) return
  const depositKop = cards
    .filter(({ releasedAt }) => releasedAt !== null && releasedAt >= backAt)
    .reduce((sum, hold) => sum + returnedKop(hold), 0)
  if (depositKop > 0) await enqueueDepositReleased(tx, { bookingId, depositKop, at, kind: 'deposit_released' })
}

function returnedKop({ amountKop, keptKop }: DepositHold): number {
  return amountKop - (keptKop ?? 0)
}
