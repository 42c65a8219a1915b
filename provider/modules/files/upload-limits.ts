import { sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { fileUploads } from '@/provider/db/schema/files'
import { FailureError } from '@/provider/failure-error'
import { lockClientById } from '@/provider/records/clients/lock-client'

/** Both scans of every driver, twice. */
const MAX_PER_DAY = 60
/** Passport and licence. */
const MAX_AT_ONCE = 2

export type AdmitUpload = ReturnType<typeof createUploadLimits>

/** Limits the uploads of one client: so many files a day, stored or not, and so many at a time in this process. */
export function createUploadLimits(db: Database) {
  const running = new Map<number, number>()

  /**
   * Runs the work when the client may upload one more file.
   *
   * @param day at the branch
   * @throws {FailureError} `too_many_requests`, `unauthenticated`
   */
  return async function admitUpload<Result>(
    clientId: number,
    day: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const others = running.get(clientId) ?? 0
    if (others >= MAX_AT_ONCE) throw tooManyUploadsFailure()
    running.set(clientId, others + 1)
    try {
      if ((await countUpload(db, clientId, day)) > MAX_PER_DAY) throw tooManyUploadsFailure()
      return await work()
    } finally {
      const left = (running.get(clientId) ?? 1) - 1
      if (left > 0) running.set(clientId, left)
      else running.delete(clientId)
    }
  }
}

/** Counts one more upload. Returns how many the client has on this day. */
async function countUpload(db: Database, clientId: number, day: string): Promise<number> {
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
}

function tooManyUploadsFailure(): FailureError {
  return new FailureError('too_many_requests', 'As many files as a client may upload.')
}
