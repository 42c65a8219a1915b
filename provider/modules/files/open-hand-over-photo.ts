import { and, eq } from 'drizzle-orm'
import type { HandOverPhotoQuery } from '@/provider/contract/files'
import { files } from '@/provider/db/schema/files'
import { FailureError } from '@/provider/failure-error'
import { openPicture } from '@/provider/security/open-picture'
import type { BookingFileDeps, FilesAccess } from './booking-files'
import { createFairQueue } from './fair-queue'
import { listPhotoRows } from './hand-over-photos'

const SMALL_SIDE = 480
const SMALL_QUALITY = 72
/** All photos of a page are asked for at once. */
const inFairQueue = createFairQueue({ most: 2, waitingEach: 60 })

/**
 * Returns a photo of a booking, or a small picture of it.
 *
 * @throws {FailureError} `not_found`, `too_many_requests`
 */
export async function openHandOverPhoto(
  deps: BookingFileDeps,
  access: FilesAccess,
  { id, size }: HandOverPhotoQuery,
): Promise<Buffer> {
  const booking = await deps.openBooking(access)
  const [photo] = await listPhotoRows(deps.db, and(eq(files.bookingId, booking.id), eq(files.id, id)))
  if (!photo) throw new FailureError('not_found', 'No such photo of this booking.')
  return inFairQueue(booking.id, async () => {
    const chunks: Buffer[] = []
    for await (const chunk of deps.vault.read(photo)) chunks.push(chunk)
    const bytes = Buffer.concat(chunks)
    if (size === 'full') return bytes
    return openPicture(bytes)
      .resize({ width: SMALL_SIDE, height: SMALL_SIDE, fit: 'inside' })
      .jpeg({ quality: SMALL_QUALITY })
      .toBuffer()
  })
}
