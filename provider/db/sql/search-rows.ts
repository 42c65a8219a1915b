import type { SQL } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'

/** Runs a search that any visitor may ask for: in a transaction of its own, which `limitedClient` gives less time than others. */
export function searchRows<Row extends Record<string, unknown>>(db: Database, statement: SQL) {
  return db.transaction((tx) => tx.execute<Row>(statement), { accessMode: 'read only' })
}
