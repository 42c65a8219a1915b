import { subDays } from 'date-fns'
import { and, lt, max, notInArray } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { pageChanges } from '@/provider/db/schema/page-changes'

/** A site that has seen nothing for longer renews all its pages. */
export const RETENTION_DAYS = 2

type Deps = { db: Database; now: () => Date }

/** Deletes old changes. The newest one of each tag stays: it tells search engines when its pages changed last. */
export async function purgeChanges({ db, now }: Deps): Promise<void> {
  const newest = db
    .select({ id: max(pageChanges.id) })
    .from(pageChanges)
    .groupBy(pageChanges.tag)
  const isOld = lt(pageChanges.at, subDays(now(), RETENTION_DAYS))
  await db.delete(pageChanges).where(and(isOld, notInArray(pageChanges.id, newest)))
}
