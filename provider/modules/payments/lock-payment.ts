import { eq, type SQL } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { payments } from '@/provider/db/schema/payments'
import { lockClientRow } from '@/provider/records/clients/lock-client'
import { lockPayableRow } from './lock-payable'

/** Locks a payment after its client and its payable, and returns it or null. */
export async function lockPayment(tx: Transaction, which: SQL): Promise<typeof payments.$inferSelect | null> {
  const [unlocked] = await tx.select().from(payments).where(which)
  if (!unlocked) return null
  if (unlocked.clientId !== null) await lockClientRow(tx, unlocked.clientId)
  await lockPayableRow(tx, unlocked)
  const [row] = await tx.select().from(payments).where(eq(payments.id, unlocked.id)).for('update')
  return row ?? null
}
