import { and, eq } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { fileReads } from '@/provider/db/schema/files'
import { recordAction } from '@/provider/records/audit/record-action'
import type { Staff } from '@/provider/rules/actors'
import { listBookingScans } from './booking-files'
import { decryptFiles, endingOf, type OpenedFile } from './decrypt-files'
import type { FileRow } from './queries'
import type { Vault } from './vault'

type Deps = { db: Database; station: string }
export type BookingScansRejection = { why: 'not_found' | 'no_scans' | 'not_opened' }

/** Returns what was sent for a booking, for staff; null: no such booking. */
export async function findBookingScans({ db, station }: Deps, number: string): Promise<FileRow[] | null> {
  const which = and(eq(bookings.station, station), eq(bookings.number, number), eq(bookings.kind, 'booking'))
  const [booking] = await db.select({ id: bookings.id }).from(bookings).where(which)
  return booking ? listBookingScans(db, booking.id) : null
}

/** Decrypts a booking's scans. Each read is recorded before they are returned. */
export async function openBookingScans(
  deps: Deps,
  number: string,
  vault: Pick<Vault, 'read'>,
  staff: Staff,
): Promise<BookingScansRejection | { why: null; scans: OpenedFile[] }> {
  const rows = await findBookingScans(deps, number)
  if (!rows) return { why: 'not_found' }
  if (rows.length === 0) return { why: 'no_scans' }
  const scans = await decryptFiles(rows, vault, (row) => `booking-${number}-${row.kind}.${endingOf(row)}`)
  if (!scans) return { why: 'not_opened' }
  await deps.db.transaction(async (tx) => {
    await tx
      .insert(fileReads)
      .values(rows.map(({ id: fileId, clientId, kind }) => ({ fileId, clientId, kind, at: staff.at })))
    await recordAction(tx, staff, 'booking.scans', rows[0]?.bookingId ?? null, { files: rows.length })
  })
  return { why: null, scans }
}
