import { sql } from 'drizzle-orm'
import type { Database } from './database'

/**
 * Forgets who paid for a client who is gone; what a receipt still needs goes once the receipt has left.
 *
 * @param clientId who is going now; of everybody who has gone when not given
 */
export async function forgetPayers(db: Pick<Database, 'execute'>, clientId?: number): Promise<void> {
  const gone = clientId === undefined ? sql`(select id from clients where deleted_at is not null)` : sql`(${clientId})`
  await db.execute(sql`
    update payments set payer_phone = null, payer_email = null
    where client_id in ${gone} and payer_phone is not null and not exists (
      select 1 from receipts r where r.payment_id = payments.id and r.state in ('created', 'pending'))`)
}
