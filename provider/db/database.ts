import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

// A statement that takes longer is a fault: give the connection back rather than the queue up.
const STATEMENT_TIMEOUT_MS = 5_000
const CONNECT_TIMEOUT_MS = 10_000

export type Database = NodePgDatabase & { $client: pg.Pool }
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export type OpenDatabase = { db: Database; close(): Promise<void> }

/** @param onError told about a connection that broke while nobody used it; the pool replaces it. */
export function openDatabase(url: string, poolSize: number, onError: (error: Error) => void): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  pool.on('error', onError)
  return { db: drizzle(pool), close: () => pool.end() }
}
