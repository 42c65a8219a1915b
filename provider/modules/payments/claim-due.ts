import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import type { payments, receipts, refunds } from '@/provider/db/schema/payments'
import { LEASE_SECONDS, ROWS_AT_ONCE } from '@/provider/modules/payments/rules/gateway-retry'

/** Rows that wait for the gateway, each until its `next_at`. */
export type Queue = { table: typeof payments | typeof refunds | typeof receipts; waiting: SQL }

/** @returns ids of what is due, for this worker alone as long as the lease lasts. */
export async function claimDue(db: Pick<Database, 'execute'>, { table, waiting }: Queue, at: Date): Promise<number[]> {
  const now = sql`${at.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${table} set next_at = ${now} + make_interval(secs => ${LEASE_SECONDS})
    where id in (
      select id from ${table} where ${waiting} and next_at <= ${now}
      order by next_at limit ${ROWS_AT_ONCE} for update skip locked)
    returning id`)
  return rows.map(({ id }) => Number(id))
}

/** The gateway did not answer: it is asked again then. */
export async function postpone(
  db: Pick<Database, 'execute'>,
  { table, waiting }: Queue,
  id: number,
  nextAt: Date,
): Promise<void> {
  await db.execute(sql`
    update ${table} set attempts = attempts + 1, next_at = ${nextAt.toISOString()}::timestamptz
    where id = ${id} and ${waiting}`)
}
