import { eq, type SQL } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { payments } from '@/provider/db/schema/payments'
import { lockClientRow } from '@/provider/records/clients/lock-client'
import { lockPayableRow } from './lock-payable'

type Row = typeof payments.$inferSelect

/** Finds a payment, locks it after its client and its payable, and returns it or null. */
export async function lockPayment(tx: Transaction, which: SQL): Promise<Row | null> {
  const [unlocked] = await tx.select().from(payments).where(which)
  return unlocked ? lockPaymentRow(tx, unlocked) : null
}

/** Locks a payment that was read, after its client and its payable, and returns its present row; null: it is gone. */
export async function lockPaymentRow(tx: Transaction, payment: Row): Promise<Row | null> {
  if (payment.clientId !== null) await lockClientRow(tx, payment.clientId)
  await lockPayableRow(tx, payment)
  const [row] = await tx.select().from(payments).where(eq(payments.id, payment.id)).for('update')
  return row ?? null
}
