import { eq } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import type { bookings } from '@/provider/db/schema/bookings'
import { damages, fines } from '@/provider/db/schema/debts'
import { FailureError } from '@/provider/failure-error'
import { statusAt } from '@/provider/rules/bookings/transitions'
import {
  bookingSums,
  damageSums,
  fineSums,
  type PayablePurpose,
  type PayableSums,
  type SumTerms,
} from '@/provider/rules/payments/payable-sums'

export type LockedBooking = typeof bookings.$inferSelect
type PayableKey = { purpose: PayablePurpose; id: number }
type Request = { amountKop: number; data: SumTerms; at: Date }

const NOTHING: PayableSums = { dueKop: 0, prepayKop: 0 }

/**
 * Compares the sum that the payer saw with what is due now; the payable is locked.
 *
 * @param booking the locked row; null: a fine or a damage is paid
 * @throws {FailureError} `hold_expired`, `nothing_due`, `amount_changed` with both present sums
 */
export async function requireDue(
  tx: Transaction,
  payable: PayableKey,
  booking: LockedBooking | null,
  request: Request,
): Promise<void> {
  const { amountKop, at } = request
  if (booking && statusAt(booking, at) === 'expired') throw new FailureError('hold_expired', 'The hold ran out.')
  const sums = booking ? bookingSums(booking, request.data, at) : await debtSums(tx, payable, request)
  if (sums.dueKop === 0) throw new FailureError('nothing_due', 'Nothing is due for it.')
  if (amountKop === sums.dueKop || amountKop === sums.prepayKop) return
  throw new FailureError('amount_changed', 'The sum is not the one that is due.', { details: sums })
}

async function debtSums(tx: Transaction, { purpose, id }: PayableKey, { data, at }: Request): Promise<PayableSums> {
  if (purpose === 'fine') {
    const [fine] = await tx.select().from(fines).where(eq(fines.id, id))
    return fine ? fineSums(fine, data, at) : NOTHING
  }
  const [damage] = await tx.select({ debtKop: damages.debtKop }).from(damages).where(eq(damages.id, id))
  return damage ? damageSums(damage, data) : NOTHING
}
