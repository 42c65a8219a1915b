import { subYears } from 'date-fns'
import { sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { REFUNDED_KOP } from './refunded-amount'

/** Accounting (402-FZ). */
const KEPT_YEARS = 5

/** The receipts of the payment have left, the closing one of what the branch keeps too, and so has what went back. */
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
 * Forgets who paid for a client who is gone; what a receipt still needs goes once the receipt has left.
 *
 * @param clientId who is going now; of everybody who has gone when not given
 */
export async function erasePayers(db: Pick<Database, 'execute'>, clientId?: number): Promise<void> {
  const gone = clientId === undefined ? sql`(select id from clients where deleted_at is not null)` : sql`(${clientId})`
  await db.execute(sql`
    update payments set payer_phone = null, payer_email = null
    where client_id in ${gone} and payer_phone is not null and ${NOTHING_OPEN}`)
}

/** Who paid and from where, once the law asks for it no longer, whoever it was. */
export async function eraseOldPayers(db: Pick<Database, 'execute'>, at: Date): Promise<void> {
  const before = sql`${subYears(at, KEPT_YEARS).toISOString()}::timestamptz`
  await db.execute(sql`
    update payments set payer_phone = null, payer_email = null
    where ended_at < ${before} and payer_phone is not null and ${NOTHING_OPEN}`)
  await db.execute(sql`update payment_consents set ip = null where given_at < ${before} and ip is not null`)
}
