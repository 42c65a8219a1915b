import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { HAND_OVER_KINDS, SCAN_KINDS } from '@/provider/contract/rules/files/file-kinds'
import type { Database } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { fileReads, files } from '@/provider/db/schema/files'
import { recordAction } from '@/provider/records/audit/record-action'
import type { Staff } from '@/provider/rules/actors'
import { decryptFiles, type OpenedFile, type OpenRejection } from './decrypt-files'
import type { FileRow } from './queries'
import type { Vault } from './vault'

const KINDS = { scans: SCAN_KINDS, photos: HAND_OVER_KINDS } as const

type Deps = { db: Database; station: string }
export type BookingFilesRejection = { why: 'not_found' | 'no_files' } | OpenRejection

/** Returns what the client sent for a booking, for staff; null: no such booking. */
export async function findBookingFiles({ db, station }: Deps, number: string): Promise<FileRow[] | null> {
  const which = and(eq(bookings.station, station), eq(bookings.number, number), eq(bookings.kind, 'booking'))
  const [booking] = await db.select({ id: bookings.id }).from(bookings).where(which)
  if (!booking) return null
  const kinds = [...SCAN_KINDS, ...HAND_OVER_KINDS]
  return db
    .select()
    .from(files)
    .where(and(eq(files.bookingId, booking.id), inArray(files.kind, kinds), isNull(files.removedAt)))
    .orderBy(desc(files.kind), files.createdAt)
}

/** Decrypts the scans or the photos of a booking. Each read is recorded before they are returned. */
export async function openBookingFiles(
  deps: Deps,
  number: string,
  which: keyof typeof KINDS,
  vault: Pick<Vault, 'read'>,
  staff: Staff,
): Promise<BookingFilesRejection | { why: null; files: OpenedFile[] }> {
  const storedRows = await findBookingFiles(deps, number)
  if (!storedRows) return { why: 'not_found' }
  const rows = storedRows.filter(({ kind }) => KINDS[which].some((one) => one === kind))
  if (rows.length === 0) return { why: 'no_files' }
  const opened = await decryptFiles(rows, vault, (row) => nameOf(number, row))
  if (opened.why !== null) return opened
  await deps.db.transaction(async (tx) => {
    await tx
      .insert(fileReads)
      .values(rows.map(({ id: fileId, clientId, kind }) => ({ fileId, clientId, kind, at: staff.at })))
    await recordAction(tx, staff, `booking.${which}`, rows[0]?.bookingId ?? null, { files: rows.length })
  })
  return opened
}

/** `booking-1234567-passport`; of photos, which are many, with their id. */
function nameOf(number: string, row: FileRow): string {
  const isScan = SCAN_KINDS.some((kind) => kind === row.kind)
  return `booking-${number}-${row.kind}${isScan ? '' : `-${row.id}`}`
}
