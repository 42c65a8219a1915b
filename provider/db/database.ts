import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { limitedClient } from './limited-client'
import { isStalePlan } from './pg-error'
import { openPlans, preparedClient } from './prepared-client'

const CONNECT_TIMEOUT_MS = 10_000
/** Plans of tables that were changed go with their connection. */
const LIFETIME_SECONDS = 3_600

export type Database = NodePgDatabase & { $client: pg.Pool }
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export type OpenDatabase = { db: Database; close(): Promise<void> }

/**
 * @param onError told about a connection that broke while nobody used it; the pool replaces it.
 * @param prepares whether a connection plans each statement once: not behind a pooler that forgets plans.
 */
export function openDatabase(
  url: string,
  poolSize: number,
  onError: (error: Error) => void,
  prepares = true,
): OpenDatabase {
  const pool = new pg.Pool({
    Client: limitedClient(prepares ? preparedClient(openPlans()) : pg.Client, prepares),
    connectionString: url,
    max: poolSize,
    maxLifetimeSeconds: LIFETIME_SECONDS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  pool.on('error', onError)
  return { db: replanning(drizzle(pool)), close: () => pool.end() }
}

/** A transaction that met the plan of a table that was changed is done once more: nothing of it is kept. */
function replanning(db: Database): Database {
  const transaction = db.transaction.bind(db)
  db.transaction = async (...asked) => {
    try {
      return await transaction(...asked)
    } catch (error) {
      if (!isStalePlan(error)) throw error
      return transaction(...asked)
    }
  }
  return db
}
