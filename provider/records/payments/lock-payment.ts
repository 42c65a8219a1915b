import { eq, type SQL } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { payments } from '@/provider/db/schema/payments'
import { lockClientRow } from '@/provider/records/clients/lock-client'
import { lockPayableRow } from './lock-payable'

/** A payment after its client and what it is for: whoever locks several of them does it in this order. */
export async function lockPayment(tx: Transaction, which: SQL): Promise<typeof payments.$inferSelect | null> {
  const [found] = await tx.select().from(payments).where(which)
  if (!found) return null
  if (found.clientId !== null) await lockClientRow(tx, found.clientId)
  await lockPayableRow(tx, found)
  const [row] = await tx.select().from(payments).where(eq(payments.id, found.id)).for('update')
  return row ?? null
}
