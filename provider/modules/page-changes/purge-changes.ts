import { subDays } from 'date-fns'
import { and, lt, max, notInArray } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { pageChanges } from '@/provider/db/schema/page-changes'

const RETENTION_DAYS = 2

type Deps = { db: Database; now: () => Date }

/** Deletes old changes. The newest one stays: its number is the present one for every site. */
export async function purgeChanges({ db, now }: Deps): Promise<void> {
  const newest = db.select({ id: max(pageChanges.id) }).from(pageChanges)
  const isOld = lt(pageChanges.at, subDays(now(), RETENTION_DAYS))
  await db.delete(pageChanges).where(and(isOld, notInArray(pageChanges.id, newest)))
}
