import { asc, max } from 'drizzle-orm'
import type { LatestChangesResponse } from '@/provider/contract/page-changes'
import type { Database } from '@/provider/db/database'
import { pageChanges } from '@/provider/db/schema/page-changes'

/** Returns when each tag changed last. */
export async function listLatest({ db }: { db: Database }): Promise<LatestChangesResponse> {
  const { tag, at } = pageChanges
  const rows = await db
    .select({ tag, at: max(at) })
    .from(pageChanges)
    .groupBy(tag)
    .orderBy(asc(tag))
  return { changes: rows.flatMap((row) => (row.at ? [{ tag: row.tag, at: row.at.toISOString() }] : [])) }
}
