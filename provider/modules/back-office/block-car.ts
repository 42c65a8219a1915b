import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { recordAction } from '@/provider/records/audit/record-action'
import type { Staff } from '@/provider/rules/actors'

const [NUMBER_LEAST, NUMBER_END] = [1_000_000, 10_000_000]

type Block = { plate: string; from: Date; to: Date }

/** Blocks a car from being rented. Returns the number of the block; null: there is no such plate. */
export async function blockCar(
  { db }: { db: Database },
  { plate, from, to }: Block,
  staff: Staff,
): Promise<string | null> {
  return retryTransaction(db, async (tx) => {
    // Another number with each retry: it may have been taken.
    const number = String(randomInt(NUMBER_LEAST, NUMBER_END))
    const at = sql`${staff.at.toISOString()}::timestamptz`
    const end = sql`${to.toISOString()}::timestamptz`
    const { rowCount } = await tx.execute(sql`with made as (
      insert into bookings (station, number, kind, car_id, model_id, start_at, end_at, blocked_until, status, total_kop,
        key_salt, created_at)
      select station, ${number}, 'block', id, model_id, ${from.toISOString()}::timestamptz, ${end}, ${end}, 'confirmed', 0,
        '', ${at} from cars where gosnomer = ${plate} and station = ${staff.station} returning id)
    insert into booking_status_history (booking_id, status, actor, at, reason)
    select id, 'confirmed', 'branch', ${at}, 'service' from made`)
    if (rowCount !== 1) return null
    await recordAction(tx, staff, 'block.add', null, { number })
    return number
  })
}
