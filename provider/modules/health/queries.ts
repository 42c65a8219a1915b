import { sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'

/** Sends the smallest statement; fails when the database does not answer. */
export async function pingDatabase(db: Database): Promise<void> {
  await db.execute(sql`select 1`)
}
