import { and, asc, gt, lt, max, min, notInArray } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { pageChanges } from '@/provider/db/schema/page-changes'

export type PageChangesRepository = ReturnType<typeof createPageChangesRepository>

export function createPageChangesRepository(db: Database) {
  return {
    /** Numbers of the oldest and the newest change that are kept; 0 without any. */
    async span(): Promise<{ first: number; last: number }> {
      const [row] = await db.select({ first: min(pageChanges.id), last: max(pageChanges.id) }).from(pageChanges)
      return { first: row?.first ?? 0, last: row?.last ?? 0 }
    },

    /** In the order of their commits. */
    async after(id: number, most: number): Promise<Array<{ id: number; tag: string }>> {
      const { id: number, tag } = pageChanges
      return db.select({ id: number, tag }).from(pageChanges).where(gt(number, id)).orderBy(asc(number)).limit(most)
    },

    /** The newest stays: its number says how far everybody is. */
    async removeMadeBefore(moment: Date): Promise<void> {
      const newest = db.select({ id: max(pageChanges.id) }).from(pageChanges)
      await db.delete(pageChanges).where(and(lt(pageChanges.at, moment), notInArray(pageChanges.id, newest)))
    },
  }
}
