import { sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { FailureError } from '@/provider/failure-error'

/** `/readyz` answers within a second, even when the database hangs; the site, which calls it, waits 900 ms. */
const DEADLINE_MS = 700

type Deps = { db: Database; isDraining: () => boolean }

/**
 * Requires that the provider can serve requests.
 *
 * @throws {FailureError} `unavailable` while the process stops, or when the database does not answer.
 */
export async function checkHealth({ db, isDraining }: Deps): Promise<void> {
  if (isDraining()) throw new FailureError('unavailable', 'The provider is stopping.')
  await withinDeadline(pingDatabase(db)).catch((cause: unknown) => {
    throw new FailureError('unavailable', 'The database does not answer.', { cause })
  })
}

/** Sends the smallest statement; fails when the database does not answer. */
async function pingDatabase(db: Database): Promise<void> {
  await db.execute(sql`select 1`)
}

/** Late work is not stopped: it ends by the limits of its own connection. */
async function withinDeadline(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), DEADLINE_MS)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
