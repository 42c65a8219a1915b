import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { drivers } from '@/provider/db/schema/client-drivers'
import { clients } from '@/provider/db/schema/clients'
import { fileReads, files } from '@/provider/db/schema/files'
import { decryptFiles, type OpenedFile, type OpenRejection } from '@/provider/modules/files/decrypt-files'
import type { Vault } from '@/provider/modules/files/vault'
import { recordAction } from '@/provider/records/audit/record-action'
import type { Staff } from '@/provider/rules/actors'
import { statusAt } from '@/provider/rules/bookings/transitions'
import type { ScanRow } from './queries'

const BOOKINGS_LISTED = 20

type Deps = { db: Database; station: string; now: () => Date }
export type ScanRejection = { why: 'not_found' | 'no_scans' } | OpenRejection
export type ReviewedDriver = NonNullable<Awaited<ReturnType<typeof findStaffDriver>>>

/** Reads a client's driver as staff compare the data: client, scans, bookings that name the driver; null: none. */
export async function findStaffDriver({ db, station, now }: Deps, id: number) {
  const driver = await findDriver(db, station, id)
  return driver && { ...driver, bookings: driver.bookings.map((row) => ({ ...row, status: statusAt(row, now()) })) }
}

/** Decrypts a driver's scans. Each read is recorded before the scans are returned. */
export async function openScans(
  { db, station }: Deps,
  id: number,
  vault: Pick<Vault, 'read'>,
  staff: Staff,
): Promise<ScanRejection | { why: null; scans: OpenedFile[] }> {
  const driver = await findDriver(db, station, id)
  if (!driver) return { why: 'not_found' }
  if (driver.scans.length === 0) return { why: 'no_scans' }
  const opened = await decryptFiles(driver.scans, vault, nameOf)
  if (opened.why !== null) return opened
  await db.transaction(async (tx) => {
    const reads = driver.scans.map(({ id: fileId, clientId, kind }) => ({ fileId, clientId, kind, at: staff.at }))
    await tx.insert(fileReads).values(reads)
    await recordAction(tx, staff, 'driver.scans', null, { id, files: driver.scans.length })
  })
  return { why: null, scans: opened.files }
}

async function findDriver(db: Database, station: string, id: number) {
  const [row] = await db
    .select({
      driver: drivers,
      client: { lastName: clients.lastName, firstName: clients.firstName, phone: clients.phone },
    })
    .from(drivers)
    .innerJoin(clients, eq(clients.id, drivers.clientId))
    .where(and(eq(drivers.station, station), eq(drivers.id, id)))
  return row ? { ...row, scans: await listScans(db, id), bookings: await listBookings(db, row.driver) } : null
}

async function listScans(db: Database, driverId: number): Promise<ScanRow[]> {
  return db
    .select()
    .from(files)
    .where(and(eq(files.driverId, driverId), isNull(files.removedAt)))
    .orderBy(desc(files.kind), asc(files.createdAt))
}

/** Bookings of the client that name the driver, the latest first. */
async function listBookings(db: Database, { clientId, ph }: typeof drivers.$inferSelect) {
  const phone = `+${ph}`
  const { number, status, holdUntil, startAt, endAt } = bookings
  const isNamed = or(
    sql`${bookings.driver}->>'phone' = ${phone}`,
    sql`${bookings.extraDrivers} @> ${JSON.stringify([{ phone }])}::jsonb`,
  )
  return db
    .select({ number, status, holdUntil, startAt, endAt })
    .from(bookings)
    .where(and(eq(bookings.clientId, clientId), eq(bookings.kind, 'booking'), isNamed))
    .orderBy(desc(startAt))
    .limit(BOOKINGS_LISTED)
}

function nameOf({ driverId, kind }: ScanRow): string {
  return `driver-${driverId}-${kind}`
}
