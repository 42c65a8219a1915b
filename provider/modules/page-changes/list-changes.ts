import { setTimeout as pause } from 'node:timers/promises'
import { asc, gt, max, min } from 'drizzle-orm'
import type { PageChangesResponse } from '@/provider/contract/page-changes'
import type { Database } from '@/provider/db/database'
import { pageChanges } from '@/provider/db/schema/page-changes'

/** Time between two queries, and the longest time that a request waits for a change. */
const POLL_MS = 250
const WAIT_MS = 20_000
/** The response says `everything` from so many changes on. */
const MAX_CHANGES = 1_000

type Deps = { db: Database; isDraining: () => boolean }

/**
 * Returns what changed after that number; waits until something changes.
 *
 * @param after undefined: the site knows no number yet and gets only the present one.
 */
export async function listChanges({ db, isDraining }: Deps, after: number | undefined): Promise<PageChangesResponse> {
  const { first, last } = await readBounds(db)
  if (after === undefined) return { last, tags: [], everything: false }
  // The row of that number was purged, or never written here: changes may be missing.
  if (after > last || after < first - 1) return { last, tags: [], everything: true }

  const until = performance.now() + WAIT_MS
  for (;;) {
    const rows = await listChangesAfter(db, after, MAX_CHANGES)
    if (rows.length === MAX_CHANGES) return { last: (await readBounds(db)).last, tags: [], everything: true }
    const newest = rows.at(-1)
    if (newest) return { last: newest.id, tags: [...new Set(rows.map(({ tag }) => tag))], everything: false }
    if (isDraining() || performance.now() > until) return { last: after, tags: [], everything: false }
    await pause(POLL_MS)
  }
}

/** Returns the numbers of the oldest and the newest change that are stored; 0 without any. */
async function readBounds(db: Database): Promise<{ first: number; last: number }> {
  const [row] = await db.select({ first: min(pageChanges.id), last: max(pageChanges.id) }).from(pageChanges)
  return { first: row?.first ?? 0, last: row?.last ?? 0 }
}

/** Lists changes in the order of their commits. */
async function listChangesAfter(db: Database, after: number, limit: number) {
  const { id, tag } = pageChanges
  return db.select({ id, tag }).from(pageChanges).where(gt(id, after)).orderBy(asc(id)).limit(limit)
}
