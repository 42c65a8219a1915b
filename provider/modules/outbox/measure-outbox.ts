import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { outbox } from '@/provider/db/schema/outbox'

const SECOND_MS = 1_000

/**
 * Counts the waiting messages for whoever watches the branch; the index of waiting messages serves it. `repeated`: a worker has
 * claimed the message, or it failed and waits for its next attempt.
 */
export async function measureOutbox({ db, now }: { db: Database; now: () => Date }) {
  const at = now()
  const isDue = sql`${outbox.nextAt} <= ${at}`
  const countWhere = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number)
  const [row] = await db
    .select({
      due: countWhere(isDue),
      later: countWhere(sql`not (${isDue}) and ${outbox.attempts} = 0`),
      repeated: countWhere(sql`not (${isDue}) and ${outbox.attempts} > 0`),
      oldest: sql`min(${outbox.nextAt})`.mapWith(outbox.nextAt),
    })
    .from(outbox)
    .where(eq(outbox.state, 'waiting'))
  const { due = 0, later = 0, repeated = 0, oldest = null } = row ?? {}
  const oldestDueSeconds = oldest === null ? 0 : Math.max(0, (at.getTime() - oldest.getTime()) / SECOND_MS)
  return { counts: { due, later, repeated }, oldestDueSeconds }
}
