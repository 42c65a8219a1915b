import { eq } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { damages, fines } from '@/provider/db/schema/debts'
import type { payments } from '@/provider/db/schema/payments'

type PayableKeys = Pick<typeof payments.$inferSelect, 'bookingId' | 'fineId' | 'damageId'>

/** Locks what a payment is for; the payment itself is locked after it. */
export async function lockPayableRow(tx: Transaction, { bookingId, fineId, damageId }: PayableKeys): Promise<void> {
  if (bookingId !== null)
    await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, bookingId)).for('update')
  if (fineId !== null) await tx.select({ id: fines.id }).from(fines).where(eq(fines.id, fineId)).for('update')
  if (damageId !== null) await tx.select({ id: damages.id }).from(damages).where(eq(damages.id, damageId)).for('update')
}
