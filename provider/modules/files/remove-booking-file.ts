import { and, eq } from 'drizzle-orm'
import type { RemovedFiles } from '@/provider/contract/files'
import { SCAN_KINDS } from '@/provider/contract/rules/files/file-kinds'
import type { Transaction } from '@/provider/db/database'
import { files } from '@/provider/db/schema/files'
import { FailureError } from '@/provider/failure-error'
import { type BookingFileDeps, type FilesAccess, lockRental, requireBeforePickup } from './booking-files'
import { KIND_OF, readPhotographed } from './hand-over-photos'
import type { FileRow } from './queries'
import { deleteRemovedOf, markRemoved } from './remove-file'
import { photoStageOf } from './rules/photo-stage'

/**
 * Removes a scan until the car is handed out, a photo while others of its hand-over may be added: it is hidden at once, its
 * bytes are deleted as soon as the disk allows it.
 *
 * @throws {FailureError} `not_found`, `conflict` when it is too late
 */
export async function removeBookingFile(
  deps: BookingFileDeps,
  access: FilesAccess,
  fileId: string,
): Promise<RemovedFiles> {
  const { db, settings, now } = deps
  const booking = await deps.openBooking(access)
  const at = now()
  const removed = await db.transaction(async (tx) => {
    const status = await lockRental(tx, booking, settings.station)
    const which = and(eq(files.bookingId, booking.id), eq(files.id, fileId))
    const [file] = await tx.select().from(files).where(which)
    if (!file || file.removedAt !== null) throw new FailureError('not_found', 'No such file of this booking.')
    if (SCAN_KINDS.some((kind) => kind === file.kind)) requireBeforePickup(status)
    else await requireStage(tx, deps, file, at)
    return markRemoved(tx, which, at)
  })
  await deleteRemovedOf(deps, booking.clientId)
  return { removed }
}

async function requireStage(
  tx: Transaction,
  { settings }: Pick<BookingFileDeps, 'settings'>,
  { bookingId, kind }: FileRow,
  at: Date,
): Promise<void> {
  const { handOverPhotos: rules } = await settings.current()
  const stage = bookingId === null ? null : photoStageOf(await readPhotographed(tx, bookingId), rules, at)
  if (!stage || KIND_OF[stage] !== kind) throw new FailureError('conflict', 'The photos of this hand-over stay.')
}
