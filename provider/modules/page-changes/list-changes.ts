import { subDays } from 'date-fns'
import { asc, gt, gte, max, min } from 'drizzle-orm'
import type { PageChangesResponse } from '@/provider/contract/page-changes'
import type { ChangeSignals } from '@/provider/db/change-signals'
import type { Database } from '@/provider/db/database'
import { pageChanges } from '@/provider/db/schema/page-changes'
import { RETENTION_DAYS } from './purge-changes'

/**
 * The longest time that a request waits for a change. The table is read at its beginning and at its end: the net under
 * signals that were lost.
 */
const WAIT_MS = 20_000
/** The response says `everything` from so many changes on. */
const MAX_CHANGES = 1_000

type Deps = { db: Database; now: () => Date; isDraining: () => boolean; signals: Pick<ChangeSignals, 'wait'> }

/**
 * Returns what changed after that number; waits until something changes.
 *
 * @param after undefined: the site knows no number yet and gets only the present one.
 */
export async function listChanges(
  { db, now, isDraining, signals }: Deps,
  after: number | undefined,
): Promise<PageChangesResponse> {
  const { first, last } = await readBounds(db, now())
  if (after === undefined) return { last, tags: [], everything: false }
  // The row of that number was purged, or never written here: changes may be missing.
  if (after > last || after < first - 1) return { last, tags: [], everything: true }

  const until = performance.now() + WAIT_MS
  for (;;) {
    const rows = await listChangesAfter(db, after, MAX_CHANGES)
    if (rows.length === MAX_CHANGES) return { last: (await readBounds(db, now())).last, tags: [], everything: true }
    const newest = rows.at(-1)
    if (newest) return { last: newest.id, tags: [...new Set(rows.map(({ tag }) => tag))], everything: false }
    const restMs = until - performance.now()
    if (isDraining() || restMs <= 0) return { last: after, tags: [], everything: false }
    await signals.wait(restMs)
  }
}

/**
 * Returns the numbers between which no change is missing; 0 without any. Of what is old enough to be purged only the
 * newest change of each tag is stored.
 */
async function readBounds(db: Database, now: Date): Promise<{ first: number; last: number }> {
  const { id, at } = pageChanges
  const [newest] = await db.select({ id: max(id) }).from(pageChanges)
  const recent = gte(at, subDays(now, RETENTION_DAYS))
  const [oldest] = await db
    .select({ id: min(id) })
    .from(pageChanges)
    .where(recent)
  const last = newest?.id ?? 0
  return { first: oldest?.id ?? last, last }
}

/** Lists changes in the order of their commits. */
async function listChangesAfter(db: Database, after: number, limit: number) {
  const { id, tag } = pageChanges
  return db.select({ id, tag }).from(pageChanges).where(gt(id, after)).orderBy(asc(id)).limit(limit)
}
