import { lt, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { files, fileUploads } from '@/provider/db/schema/files'
import { lockClientById } from '@/provider/records/clients/lock-client'
import type { NewFile } from './queries'

export type UploadsRepository = ReturnType<typeof createUploadsRepository>

/** What a client sends, in transactions that nothing of a deleted one outlives. */
export function createUploadsRepository(db: Database) {
  return {
    /**
     * Counts one more. @param day at the station
     *
     * @returns how many it is on this day
     * @throws {FailureError} `unauthenticated`
     */
    async count(clientId: number, day: string): Promise<number> {
      return db.transaction(async (tx) => {
        await lockClientById(tx, clientId)
        const [row] = await tx
          .insert(fileUploads)
          .values({ clientId, day, uploads: 1 })
          .onConflictDoUpdate({
            target: [fileUploads.clientId, fileUploads.day],
            set: { uploads: sql`${fileUploads.uploads} + 1` },
          })
          .returning({ uploads: fileUploads.uploads })
        if (!row) throw new Error('insert … returning gave no row')
        return row.uploads
      })
    },

    /** @throws {FailureError} `unauthenticated`: while it came, its client was deleted */
    async insert(file: NewFile): Promise<void> {
      await db.transaction(async (tx) => {
        await lockClientById(tx, file.clientId)
        await tx.insert(files).values(file)
      })
    },

    async forgetBefore(day: string): Promise<void> {
      await db.delete(fileUploads).where(lt(fileUploads.day, day))
    },
  }
}
