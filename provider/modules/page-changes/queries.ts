import { asc, gt, max, min } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { pageChanges } from '@/provider/db/schema/page-changes'

/** Returns the numbers of the oldest and the newest change that are stored; 0 without any. */
export async function readBounds(db: Database): Promise<{ first: number; last: number }> {
  const [row] = await db.select({ first: min(pageChanges.id), last: max(pageChanges.id) }).from(pageChanges)
  return { first: row?.first ?? 0, last: row?.last ?? 0 }
}

/** Lists changes in the order of their commits. */
export async function listChangesAfter(db: Database, after: number, limit: number) {
  const { id, tag } = pageChanges
  return db.select({ id, tag }).from(pageChanges).where(gt(id, after)).orderBy(asc(id)).limit(limit)
}
