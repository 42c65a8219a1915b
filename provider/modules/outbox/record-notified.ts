import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import type { outbox } from '@/provider/db/schema/outbox'

type Sent = Pick<typeof outbox.$inferSelect, 'kind' | 'station' | 'params'>

/**
 * Records the day on which a client was notified of a debt. The days of a dispute begin with the first message about the debt
 * that a gateway accepted (decision 0053): a letter that waits or cannot be sent takes no day from the client.
 */
export async function recordNotified(tx: Transaction, { kind, station, params }: Sent, at: Date): Promise<void> {
  const day = sql`(${at.toISOString()}::timestamptz at time zone
    (select data ->> 'timeZone' from settings where station = ${station}))::date`
  const setNotifiedOn = (table: 'fines' | 'damages', which: SQL) =>
    tx.execute(sql`update ${sql.identifier(table)} d set told_on = ${day} where d.station = ${station}
      and d.told_on is null and ${which}`)
  if (kind === 'fine_added') await setNotifiedOn('fines', sql`d.id = ${Number(params.fine)}`)
  if (kind === 'damage_added') await setNotifiedOn('damages', sql`d.id = ${Number(params.damage)}`)
  if (kind === 'booking_closed')
    await setNotifiedOn(
      'damages',
      sql`d.charge is not null and exists (
        select from bookings b where b.id = d.booking_id and b.number = ${params.booking ?? ''})`,
    )
}
