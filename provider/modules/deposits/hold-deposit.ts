import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { depositHolds } from '@/provider/db/schema/deposits'
import { type KeptReason, keptReasonOf } from '@/provider/modules/deposits/rules/duplicate-charge'
import { type Act, recordAction } from '@/provider/records/audit/record-action'
import { lockBooking } from '@/provider/records/bookings/lock-booking'
import { rentalTimes } from '@/provider/records/bookings/rental-times'
import { type DepositHold, listDepositHolds } from '@/provider/records/deposits/deposit-holds'
import { enqueueDepositReleased } from '@/provider/records/notifications/enqueue-booking'
import {
  type ChargedDebt,
  type DepositCardRequest,
  type DepositHoldRequest,
  holdFault,
  holdToRelease,
  type Refusal,
  type ReleaseRequest,
} from '@/provider/rules/deposits/staff-actions'
import { findKeptBefore } from './charged-before'
import { findCharged, lockDebtsOf, type OwedDebt, type PaidDebt, payFromDeposit } from './debts-of-client'

type Limits = Parameters<typeof holdFault>[3]

/** `cardsLeft`: of the booking, still blocked. */
export type Released = { hold: DepositHold; cardsLeft: number; debtsPaid: PaidDebt[] }
/** `debts`: by their numbers, what the kept sum pays; `anyway`: why it is kept although the same was asked for already; null: it is not. */
export type KeptFor = { debts: readonly string[]; anyway: string | null }

export type DepositsRepository = ReturnType<typeof createDepositsRepository>

export function createDepositsRepository(db: Database) {
  return {
    /** Judged with the booking locked: of two holds at once the second sees the first. */
    async hold(
      number: string,
      wish: DepositHoldRequest & { reference: string | null },
      limits: Limits,
      act: Act,
    ): Promise<Refusal | 'held'> {
      return retryTransaction(db, async (tx) => {
        const booking = await lockBooking(tx, number, act.station)
        if (!booking?.price) return { why: 'not_found' }
        if (booking.isErased) return { why: 'not_rented' }
        const holds = await listDepositHolds(tx, [booking.id])
        const { depositKop } = booking.price
        const fault = holdFault({ ...booking, depositKop }, holds, wish, limits, act.at)
        if (fault) return fault
        const { brand, last4, amountKop, reference } = wish
        const [held] = await tx
          .insert(depositHolds)
          .values({
            bookingId: booking.id,
            cardBrand: brand,
            cardLast4: last4,
            amountKop,
            terminalReference: reference,
            heldAt: act.at,
          })
          .returning({ id: depositHolds.id })
        await recordAction(tx, act, 'deposit.hold', booking.id, { hold: held?.id ?? null, amountKop })
        return 'held'
      })
    },

    /** @param today `YYYY-MM-DD` at the station: what a fine costs ends with its day */
    async release(
      number: string,
      card: DepositCardRequest,
      wish: ReleaseRequest & KeptFor,
      today: string,
      act: Act,
    ): Promise<Refusal | Released> {
      return retryTransaction(db, async (tx) => {
        const booking = await lockBooking(tx, number, act.station)
        if (!booking) return { why: 'not_found' }
        const holds = await listDepositHolds(tx, [booking.id])
        const debts = await lockDebtsOf(tx, booking, wish.debts, today)
        if ('why' in debts) return debts
        const kept = debts.length > 0 ? keptForDebts(holds, card, wish, debts) : wish
        if ('why' in kept) return kept
        const { keptKop, reason } = kept
        const found = holdToRelease(holds, card, { keptKop, reason })
        if ('why' in found) return found
        const asked = debts.length > 0 || !reason ? NOTHING : await findAsked(tx, booking.id, holds, reason, today)
        if (asked !== NOTHING && wish.anyway === null) return { why: 'charged_already', ...asked }
        const { id } = found.hold
        const release = { releasedAt: act.at, keptKop, keptReason: reason }
        await tx.update(depositHolds).set(release).where(eq(depositHolds.id, id))
        const anyway = asked !== NOTHING && { anyway: wish.anyway, ...actOf(asked) }
        const paidFor = debts.length > 0 && { for: namesOf(debts) }
        await recordAction(tx, act, 'deposit.release', booking.id, { hold: id, keptKop, reason, ...anyway, ...paidFor })
        const debtsPaid = await payFromDeposit(tx, debts, { holdId: id, bookingId: booking.id, keptKop }, act)
        const hold = { ...found.hold, ...release }
        const cards = holds.map((card) => (card.id === id ? hold : card))
        const cardsLeft = cards.filter(({ releasedAt }) => releasedAt === null).length
        if (cardsLeft === 0) await tellOfLast(tx, booking.id, cards, act.at)
        return { hold, cardsLeft, debtsPaid }
      })
    },
  }
}

type Asked = { debts: readonly ChargedDebt[]; kept: readonly DepositHold[] }
const NOTHING: Asked = { debts: [], kept: [] }

/** What was asked for already by debts and kept of other cards, for the same reason. */
async function findAsked(
  tx: Transaction,
  bookingId: number,
  holds: readonly DepositHold[],
  reason: KeptReason,
  today: string,
): Promise<Asked> {
  const debts = await findCharged(tx, bookingId, reason, today)
  const kept = await findKeptBefore(tx, bookingId, holds, reason)
  return debts.length + kept.length > 0 ? { debts, kept } : NOTHING
}

function actOf({ debts, kept }: Asked) {
  return {
    ...(debts.length > 0 && { charged: namesOf(debts) }),
    ...(kept.length > 0 && { keptBefore: kept.map(({ id }) => id).join(',') }),
  }
}

/** Without a sum as much as the debts and the card allow; without a reason that of the first debt. */
function keptForDebts(
  holds: readonly DepositHold[],
  card: DepositCardRequest,
  { keptKop, reason }: ReleaseRequest,
  debts: readonly OwedDebt[],
): ReleaseRequest | Refusal {
  const found = holdToRelease(holds, card, { keptKop: 0, reason: null })
  if ('why' in found) return found
  const leftKop = debts.reduce((sum, { debtKop }) => sum + debtKop, 0)
  if (keptKop > leftKop) return { why: 'kept_over_debts', leftKop }
  const [first] = debts
  return {
    keptKop: keptKop > 0 ? keptKop : Math.min(leftKop, found.hold.amountKop),
    reason: reason ?? (first ? keptReasonOf(first) : null),
  }
}

function namesOf(debts: readonly { number: string }[]): string {
  return debts.map(({ number }) => number).join(',')
}

/** The client is told once, of all that came back to him since the return; not when a card is changed for another on the way. */
async function tellOfLast(tx: Transaction, bookingId: number, cards: DepositHold[], at: Date): Promise<void> {
  const { backAt = null } = (await rentalTimes(tx, [bookingId])).get(bookingId) ?? {}
  if (backAt === null) return
  const depositKop = cards
    .filter(({ releasedAt }) => releasedAt !== null && releasedAt >= backAt)
    .reduce((sum, { amountKop, keptKop }) => sum + amountKop - (keptKop ?? 0), 0)
  if (depositKop > 0) await enqueueDepositReleased(tx, { bookingId, depositKop, at })
}
