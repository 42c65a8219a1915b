import { subYears } from 'date-fns'
import { sql } from 'drizzle-orm'
import { RETENTION } from '@/provider/contract/rules/retention'
import type { Database } from '@/provider/db/database'
import { REFUNDED_KOP } from './refunded-amount'

/** All receipts and refunds of the payment have left, and the closing receipt of what the branch keeps. */
const NOTHING_OPEN = sql`payments.state in ('succeeded', 'canceled', 'failed')
  and not exists (select 1 from receipts r where r.payment_id = payments.id and r.state in ('created', 'pending'))
  and not exists (select 1 from refunds b where b.payment_id = payments.id and b.state in ('created', 'pending'))
  and not exists (
    select 1 from bookings b where b.id = payments.booking_id
      and b.status in ('confirmed', 'active', 'completed', 'no_show', 'cancelled_client')
      and payments.state = 'succeeded'
      and payments.amount_kop > ${REFUNDED_KOP}
      and not exists (select 1 from receipts r where r.payment_id = payments.id and r.kind = 'closing'))`

/**
 * Erases the payer from the payments of a deleted client; what a receipt still needs is erased once the receipt has left.
 *
 * @param clientId the client who is being deleted; left out: all deleted clients
 */
export async function erasePayers(db: Pick<Database, 'execute'>, clientId?: number): Promise<void> {
  const deleted =
    clientId === undefined ? sql`(select id from clients where deleted_at is not null)` : sql`(${clientId})`
  await db.execute(sql`
    update payments set payer_phone = null, payer_email = null
    where client_id in ${deleted} and payer_phone is not null and ${NOTHING_OPEN}`)
}

/** Erases every payer and address that the law no longer requires. */
export async function eraseOldPayers(db: Pick<Database, 'execute'>, at: Date): Promise<void> {
  const before = sql`${subYears(at, RETENTION.booksYears).toISOString()}::timestamptz`
  await db.execute(sql`
    update payments set payer_phone = null, payer_email = null
    where ended_at < ${before} and payer_phone is not null and ${NOTHING_OPEN}`)
  await db.execute(sql`update payment_consents set ip = null where given_at < ${before} and ip is not null`)
}
