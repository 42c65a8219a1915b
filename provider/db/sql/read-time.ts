import { sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'

/** Returns the database's time of this moment, not of the beginning of a transaction, in milliseconds since 1970. */
export async function readTime(db: Pick<Database, 'execute'>): Promise<number> {
  const { rows } = await db.execute<{ ms: string }>(sql`select extract(epoch from clock_timestamp()) * 1000 as ms`)
  return Number(rows[0]?.ms)
}
