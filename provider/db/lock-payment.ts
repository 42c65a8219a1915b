import { eq, type SQL } from 'drizzle-orm'
import type { Transaction } from './database'
import { lockClientRow } from './lock-client'
import { damages, fines } from './schema/account'
import { bookings } from './schema/bookings'
import { payments } from './schema/payments'

/** A payment after its client and what it is for: whoever locks several of them does it in this order. */
export async function lockPayment(tx: Transaction, which: SQL): Promise<typeof payments.$inferSelect | null> {
  const [found] = await tx.select().from(payments).where(which)
  if (!found) return null
  const { clientId, bookingId, fineId, damageId } = found
  if (clientId !== null) await lockClientRow(tx, clientId)
  if (bookingId !== null)
    await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, bookingId)).for('update')
  if (fineId !== null) await tx.select({ id: fines.id }).from(fines).where(eq(fines.id, fineId)).for('update')
  if (damageId !== null) await tx.select({ id: damages.id }).from(damages).where(eq(damages.id, damageId)).for('update')
  const [row] = await tx.select().from(payments).where(eq(payments.id, found.id)).for('update')
  return row ?? null
}
