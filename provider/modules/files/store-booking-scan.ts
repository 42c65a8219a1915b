import { and, eq } from 'drizzle-orm'
import type { StoredFile } from '@/provider/contract/files'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { ScanKind } from '@/provider/contract/rules/files/file-kinds'
import { files } from '@/provider/db/schema/files'
import { type BookingFileDeps, type FilesAccess, lockRental, requireBeforePickup } from './booking-files'
import { fileItem } from './file-item'
import { deleteRemovedOf, markRemoved } from './remove-file'
import { type Incoming, storeUpload } from './store-upload'

/**
 * Stores a document of the booking's main driver (decision 0115); one of the same kind that was sent before is removed.
 *
 * @throws {FailureError} `not_found`, `conflict` when the car is handed out, `file_too_large`, `too_many_requests`, and the
 * codes of `cleanFile`
 */
export async function storeBookingScan(
  deps: BookingFileDeps,
  access: FilesAccess,
  kind: ScanKind,
  { body, network }: Incoming,
): Promise<StoredFile> {
  const { settings, admitUpload, now } = deps
  const booking = await deps.openBooking(access)
  requireBeforePickup(booking.status)
  const { timeZone } = await settings.current()
  const { id: bookingId, clientId, byGuest } = booking
  const day = toStationMoment(now(), timeZone).date
  const file = await admitUpload(bookingId, day, () =>
    // A turn of the booking's own: a stranger who typed a client's phone does not take the client's.
    storeUpload(deps, { clientId, uploader: { id: -bookingId, network }, kind, body }, async (tx, row) => {
      requireBeforePickup(await lockRental(tx, booking, settings.station))
      await markRemoved(tx, and(eq(files.bookingId, bookingId), eq(files.kind, kind)), row.createdAt)
      await tx.insert(files).values({ ...row, bookingId, byGuest })
    }),
  )
  await deleteRemovedOf(deps, clientId)
  return fileItem(deps, file)
}
