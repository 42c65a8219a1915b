import { addMinutes, subDays, subYears } from 'date-fns'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { clientExports } from '@/provider/db/schema/profile'
import { lockClientById } from '@/provider/records/clients/lock-client'

const MAX_PER_DAY = 5
/** An export that was cut off when its provider stopped counts as ended after this time. */
const STALE_MINUTES = 10
const RETENTION_YEARS = 1

/**
 * Records an export that begins, unless one is running or there were too many within a day. The client is locked, so of
 * two requests at once the second sees the first.
 */
export async function startExport(
  tx: Transaction,
  clientId: number,
  at: Date,
): Promise<{ id: number } | 'running' | 'too_many'> {
  const ofClient = eq(clientExports.clientId, clientId)
  await lockClientById(tx, clientId)
  const running = and(ofClient, isNull(clientExports.endedAt))
  const stale = lt(clientExports.beganAt, addMinutes(at, -STALE_MINUTES))
  await tx.update(clientExports).set({ endedAt: at }).where(and(running, stale))
  if ((await tx.$count(clientExports, running)) > 0) return 'running'
  const recent = and(ofClient, gt(clientExports.beganAt, subDays(at, 1)))
  if ((await tx.$count(clientExports, recent)) >= MAX_PER_DAY) return 'too_many'
  const [row] = await tx.insert(clientExports).values({ clientId, beganAt: at }).returning({ id: clientExports.id })
  if (!row) throw new Error('an inserted export has no id')
  return row
}

/** Records that an export ended, after a failure too, so that the next one may begin. */
export async function endExport(db: Database, id: number, at: Date): Promise<void> {
  await db.update(clientExports).set({ endedAt: at }).where(eq(clientExports.id, id))
}

/** Deletes the records of old exports. */
export async function purgeExports({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  await db.delete(clientExports).where(lt(clientExports.beganAt, subYears(now(), RETENTION_YEARS)))
}
