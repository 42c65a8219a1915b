import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { isStalePlan, isUnavailable } from './errors'
import { limitedClient } from './pool/limited-client'
import { openPool, type PoolLimits, REQUEST_LIMITS } from './pool/open-pool'
import { openPlans, preparedClient } from './pool/prepared-statements'

/** Plans of tables that were changed go with their connection. */
const LIFETIME_SECONDS = 3_600

export type Database = NodePgDatabase & { $client: pg.Pool }
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

type Asked<Result> = [(tx: Transaction) => Promise<Result>, Parameters<Database['transaction']>[1]?]

export type OpenDatabase = { db: Database; close(): Promise<void> }

/**
 * @param onError told about a connection that broke; the pool replaces it.
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

/** A transaction that met the plan of a table that was changed is done once more: nothing of it is kept. */
function replanning(db: Database): Database {
  db.transaction = async (...asked) => {
    try {
      return await transact(db.$client, asked)
    } catch (error) {
      if (!isStalePlan(error)) throw error
      return transact(db.$client, asked)
    }
  }
  return db
}

/**
 * Drizzle's own way never gives back a connection that breaks at `begin`, and would give back a broken one as a good one.
 * A transaction is never repeated here because its connection broke: it may have been committed.
 */
async function transact<Result>(pool: pg.Pool, asked: Asked<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    const result = await drizzle(client).transaction(...asked)
    client.release()
    return result
  } catch (error) {
    client.release(isUnavailable(error))
    throw error
  }
}
