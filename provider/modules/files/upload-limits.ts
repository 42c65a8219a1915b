import { sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookingUploads, fileUploads } from '@/provider/db/schema/files'
import { FailureError } from '@/provider/failure-error'
import { lockClientById } from '@/provider/records/clients/lock-client'

/** Passport and licence. */
const MAX_AT_ONCE = 2

/** Counts one more upload of an owner. Returns how many there are on this day. @param day at the branch */
type CountUpload = (ownerId: number, day: string) => Promise<number>

export type AdmitUpload = ReturnType<typeof createUploadLimits>

/** Limits the uploads of one owner: so many files a day, stored or not, and so many at a time in this process. */
export function createUploadLimits(countUpload: CountUpload, maxPerDay: number) {
  const running = new Map<number, number>()

  /**
   * Runs the work when the owner may upload one more file.
   *
   * @param day at the branch
   * @throws {FailureError} `too_many_requests`, `unauthenticated`
   */
  return async function admitUpload<Result>(
    ownerId: number,
    day: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const others = running.get(ownerId) ?? 0
    if (others >= MAX_AT_ONCE) throw tooManyUploadsFailure()
    running.set(ownerId, others + 1)
    try {
      if ((await countUpload(ownerId, day)) > maxPerDay) throw tooManyUploadsFailure()
      return await work()
    } finally {
      const left = (running.get(ownerId) ?? 1) - 1
      if (left > 0) running.set(ownerId, left)
      else running.delete(ownerId)
    }
  }
}

/** Counts the uploads of a client. @throws {FailureError} `unauthenticated` */
export function countOfClients(db: Database): CountUpload {
  return (clientId, day) =>
    db.transaction(async (tx) => {
      await lockClientById(tx, clientId)
      const [row] = await tx
        .insert(fileUploads)
        .values({ clientId, day, uploads: 1 })
        .onConflictDoUpdate({
          target: [fileUploads.clientId, fileUploads.day],
          set: { uploads: sql`${fileUploads.uploads} + 1` },
        })
        .returning({ uploads: fileUploads.uploads })
      return uploadsOf(row)
    })
}

/** Counts the uploads for a booking. */
export function countOfBookings(db: Database): CountUpload {
  return async (bookingId, day) => {
    const [row] = await db
      .insert(bookingUploads)
      .values({ bookingId, day, uploads: 1 })
      .onConflictDoUpdate({
        target: [bookingUploads.bookingId, bookingUploads.day],
        set: { uploads: sql`${bookingUploads.uploads} + 1` },
      })
      .returning({ uploads: bookingUploads.uploads })
    return uploadsOf(row)
  }
}

function uploadsOf(row: { uploads: number } | undefined): number {
  if (!row) throw new Error('insert … returning gave no row')
  return row.uploads
}

function tooManyUploadsFailure(): FailureError {
  return new FailureError('too_many_requests', 'As many files as may be uploaded.')
}
