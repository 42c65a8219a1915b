import { and, eq, inArray } from 'drizzle-orm'
import type { RemovedFiles } from '@/provider/contract/files'
import { SCAN_KINDS } from '@/provider/contract/rules/files/file-kinds'
import { files } from '@/provider/db/schema/files'
import { FailureError } from '@/provider/failure-error'
import { type BookingFileDeps, type FilesAccess, lockBeforePickup } from './booking-files'
import { deleteRemovedOf, markRemoved } from './remove-file'

/**
 * Removes a scan of a booking: it is hidden at once, its bytes are deleted as soon as the disk allows it.
 *
 * @throws {FailureError} `not_found`, `conflict` when the car is handed out
 */
export async function removeBookingScan(
  deps: BookingFileDeps,
  access: FilesAccess,
  fileId: string,
): Promise<RemovedFiles> {
  const { db, settings, now } = deps
  const booking = await deps.openBooking(access)
  const at = now()
  const removed = await db.transaction(async (tx) => {
    await lockBeforePickup(tx, booking, settings.station)
    const isOwnScan = and(eq(files.bookingId, booking.id), inArray(files.kind, [...SCAN_KINDS]))
    return markRemoved(tx, and(isOwnScan, eq(files.id, fileId)), at)
  })
  if (removed === 0) throw new FailureError('not_found', 'No such file of this booking.')
  await deleteRemovedOf(deps, booking.clientId)
  return { removed }
}
