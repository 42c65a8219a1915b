import { subDays } from 'date-fns'
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { BookingFiles } from '@/provider/contract/files'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { SCAN_KINDS } from '@/provider/contract/rules/files/file-kinds'
import type { Database, Transaction } from '@/provider/db/database'
import { files } from '@/provider/db/schema/files'
import { FailureError } from '@/provider/failure-error'
import type { Warn } from '@/provider/logging/warn'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { lockBooking } from '@/provider/records/bookings/lock-booking'
import { fileItem } from './file-item'
import { KIND_OF, listPhotoRows, photoItem, readPhotographed } from './hand-over-photos'
import type { FileRow } from './queries'
import { photoStageOf } from './rules/photo-stage'
import type { ScanUpload } from './scan-upload'
import type { AdmitUpload } from './upload-limits'
import type { Vault } from './vault'

/** The key of the booking, the session of its client, or both: one that opens it is enough. */
export type FilesAccess = { bookingNumber: string; key: string | null; clientId: number | null }

type OpenedBooking = Pick<typeof files.$inferSelect, 'clientId' | 'byGuest'> & {
  id: number
  number: string
  status: string
}

export type BookingFileDeps = {
  db: Database
  vault: Vault
  scan: ScanUpload
  settings: Settings
  /** Limits the uploads of one booking. */
  admitUpload: AdmitUpload
  openBooking: (access: FilesAccess) => Promise<OpenedBooking>
  now: () => Date
  warn: Warn
}

/** Scans are sent, and taken back, until the car is handed out. */
export function isBeforePickup(status: string): boolean {
  return status === 'confirmed'
}

/** Returns what was sent for a booking. @throws {FailureError} `not_found` */
export async function listBookingFiles(deps: BookingFileDeps, access: FilesAccess): Promise<BookingFiles> {
  const { id, status } = await deps.openBooking(access)
  const { scans, handOverPhotos: rules, timeZone } = await deps.settings.current()
  const rental = await readPhotographed(deps.db, id)
  const rows = await listBookingScans(deps.db, id)
  const photos = await listPhotoRows(deps.db, eq(files.bookingId, id))
  const photoStage = photoStageOf(rental, rules, deps.now())
  const stagePhotos = photos.filter(({ kind }) => photoStage !== null && kind === KIND_OF[photoStage])
  const from = subDays(rental.startAt, scans.retentionDays)
  const isFarAhead = rows.length === 0 && isBeforePickup(status) && from > deps.now()
  return {
    scans: await Promise.all(rows.map((row) => fileItem(deps, row))),
    scansOpen: isBeforePickup(status) && !isFarAhead,
    scansFrom: isFarAhead ? toStationMoment(from, timeZone).date : null,
    photos: photos.map((photo) => photoItem(photo, rental, rules, timeZone)),
    photoStage,
    photosLeft: photoStage ? Math.max(0, rules.maxEach - stagePhotos.length) : 0,
    maxMb: scans.maxMb,
  }
}

/** Lists the scans of a booking that are not removed. */
export async function listBookingScans(db: Database, bookingId: number): Promise<FileRow[]> {
  return db
    .select()
    .from(files)
    .where(and(eq(files.bookingId, bookingId), inArray(files.kind, [...SCAN_KINDS]), isNull(files.removedAt)))
    .orderBy(desc(files.kind), asc(files.createdAt))
}

/**
 * Locks a booking before its files are changed, and returns its status: it may have been handed out, or its client deleted,
 * since it was opened.
 *
 * @throws {FailureError} `not_found`
 */
export async function lockRental(
  tx: Transaction,
  { number, clientId }: Pick<OpenedBooking, 'number' | 'clientId'>,
  station: string,
): Promise<string> {
  const row = await lockBooking(tx, number, station)
  if (!row || row.isErased || row.clientId !== clientId) throw new FailureError('not_found', 'No such booking.')
  return row.status
}

/** @throws {FailureError} `conflict` */
export function requireBeforePickup(status: string): void {
  if (!isBeforePickup(status)) throw new FailureError('conflict', 'Scans are sent before the pick-up.')
}
