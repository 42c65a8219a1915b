import type { Database, Transaction } from './database'
import { isTransient } from './errors'

const MAX_RETRIES = 5

/** Runs a transaction, and again from its beginning after a conflict with another one: serialisation, deadlock, exclusion. */
export async function retryTransaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let retry = 0; ; retry++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (retry === MAX_RETRIES || !isTransient(error)) throw error
    }
  }
}
