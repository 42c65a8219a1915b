import { sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { eraseDrivers } from '@/provider/records/bookings/erase-drivers'
import { erasePayers } from '@/provider/records/payments/erase-payers'

/** Rows of a client that nobody needs without him. */
const DELETED = ['idempotency_keys', 'offers', 'waitlist_entries']

/**
 * Erases a client from his bookings, payments and files, and deletes what waits to be sent to him. His own row stays
 * (`clients/erase-client.ts`).
 */
export async function erasePersonalData(
  tx: Transaction,
  { id, phone, at }: { id: number; phone: string; at: Date },
): Promise<void> {
  await eraseDrivers(tx, sql`bookings.client_id = ${id}`)
  await erasePayers(tx, id)
  // Their bytes and then these rows are deleted after the transaction.
  await tx.execute(sql`
    update files set driver_id = null, removed_at = coalesce(removed_at, ${at.toISOString()}::timestamptz)
    where client_id = ${id}`)
  for (const table of DELETED) await tx.execute(sql`delete from ${sql.identifier(table)} where client_id = ${id}`)
  await tx.execute(sql`delete from outbox where phone = ${phone} or client_id = ${id}`)
}
