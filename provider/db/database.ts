import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { isStalePlan, isUnavailable } from './errors'
import { limitedClient } from './pool/limited-client'
import { openPool, type PoolLimits, REQUEST_LIMITS } from './pool/open-pool'
import { openPlans, preparedClient } from './pool/prepared-statements'

/** A connection is replaced after this time, and with it the plans of tables that were changed. */
const LIFETIME_SECONDS = 3_600

export type Database = NodePgDatabase & { $client: pg.Pool }
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

type TransactionArguments<Result> = [(tx: Transaction) => Promise<Result>, Parameters<Database['transaction']>[1]?]

export type OpenDatabase = { db: Database; close(): Promise<void> }

/**
 * Opens a pool of connections to the database.
 *
 * @param onError called with the error of a broken connection; the pool replaces the connection.
 * @param prepares whether a connection plans each statement once: not behind a pooler that forgets plans.
 */
export function openDatabase(
  url: string,
  poolSize: number,
  onError: (error: Error) => void,
  prepares = true,
  limits: PoolLimits = REQUEST_LIMITS,
): OpenDatabase {
  const pool = openPool(
    {
      Client: limitedClient(prepares ? preparedClient(openPlans()) : pg.Client, prepares),
      connectionString: url,
      max: poolSize,
      maxLifetimeSeconds: LIFETIME_SECONDS,
    },
    limits,
    onError,
  )
  return { db: replanning(drizzle(pool)), close: () => pool.end() }
}

/** Repeats a transaction once when it met the plan of a changed table: it was rolled back, so nothing is done twice. */
function replanning(db: Database): Database {
  db.transaction = async (...args) => {
    try {
      return await transact(db.$client, args)
    } catch (error) {
      if (!isStalePlan(error)) throw error
      return transact(db.$client, args)
    }
  }
  return db
}

/**
 * Replaces Drizzle's `transaction` on a pool, which never releases a connection that breaks at `begin` and releases a broken
 * one as a good one. A transaction whose connection broke is not repeated here: it may have been committed.
 */
async function transact<Result>(pool: pg.Pool, args: TransactionArguments<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    const result = await drizzle(client).transaction(...args)
    client.release()
    return result
  } catch (error) {
    client.release(isUnavailable(error))
    throw error
  }
}
