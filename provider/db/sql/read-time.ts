import { sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'

/** The database's clock, in milliseconds since 1970: of the moment at which it is read, not of a transaction's begin. */
export async function readTime(db: Pick<Database, 'execute'>): Promise<number> {
  const { rows } = await db.execute<{ ms: string }>(sql`select extract(epoch from clock_timestamp()) * 1000 as ms`)
  return Number(rows[0]?.ms)
}
