import { eq } from 'drizzle-orm'
import { toStationMoment } from '@/provider/contract/rules/station-time'
import type { Transaction } from '@/provider/db/database'
import { damages, fines } from '@/provider/db/schema/account'
import type { bookings } from '@/provider/db/schema/bookings'
import { FailureError } from '@/provider/failure-error'
import { statusAt } from '@/provider/rules/booking-moves'
import { dueKop } from '@/provider/rules/due'
import { fineDebtKop } from '@/provider/rules/fine-debt'
import { prepaymentKop } from '@/provider/rules/prepayment'
import type { StationData } from '@/provider/rules/station'
import type { DebtPurpose } from './debts'

export type LockedBooking = typeof bookings.$inferSelect
type Debt = { purpose: DebtPurpose; id: number }
type Asked = { amountKop: number; data: Pick<StationData, 'timeZone' | 'prepayPercent'>; at: Date }
type Sums = { dueKop: number; prepayKop: number }

/**
 * Holds the sum that the payer saw to what is due now; the debt is locked.
 *
 * @param booking the locked row; null: the debt is none.
 * @throws {FailureError} `hold_expired`, `nothing_due`, `amount_changed` with both sums of now
 */
export async function requireDue(
  tx: Transaction,
  debt: Debt,
  booking: LockedBooking | null,
  asked: Asked,
): Promise<void> {
  const { amountKop, at } = asked
  if (booking && statusAt(booking, at) === 'expired') throw new FailureError('hold_expired', 'The hold ran out.')
  const sums = booking ? bookingSums(booking, asked) : await debtSums(tx, debt, asked)
  if (sums.dueKop === 0) throw new FailureError('nothing_due', 'Nothing is due for it.')
  if (amountKop === sums.dueKop || amountKop === sums.prepayKop) return
  throw new FailureError('amount_changed', 'The sum is not the one that is due.', { details: sums })
}

function bookingSums(booking: LockedBooking, { data, at }: Asked): Sums {
  const due = dueKop(statusAt(booking, at), booking.totalKop, booking.paidKop)
  return { dueKop: due, prepayKop: prepaymentKop(booking, due, data.prepayPercent) }
}

async function debtSums(tx: Transaction, { purpose, id }: Debt, { data, at }: Asked): Promise<Sums> {
  if (purpose === 'fine') {
    const [fine] = await tx.select().from(fines).where(eq(fines.id, id))
    const due = fine ? fineDebtKop(fine, toStationMoment(at, data.timeZone).date) : 0
    return { dueKop: due, prepayKop: due }
  }
  const [damage] = await tx.select({ debtKop: damages.debtKop }).from(damages).where(eq(damages.id, id))
  const due = damage?.debtKop ?? 0
  return { dueKop: due, prepayKop: due }
}
