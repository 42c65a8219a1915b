import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { DriverRequest } from '@/provider/contract/client-drivers'
import { SCAN_KINDS, type ScanKind } from '@/provider/contract/rules/files/file-kinds'
import type { Transaction } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { drivers } from '@/provider/db/schema/client-drivers'
import { files } from '@/provider/db/schema/files'
import { sqlList } from '@/provider/db/sql/sql-list'
import { isInAccount } from '@/provider/db/sql/unproved-booking'
import { FailureError } from '@/provider/failure-error'
import { activeBooking } from '@/provider/records/bookings/active-booking'
import { BLOCKING } from '@/provider/rules/bookings/transitions'
import type { DriverRow } from './queries'

export type DriverFields = Omit<DriverRequest, 'passport_blob' | 'driver_license_blob'>
export type ScanIds = Record<ScanKind, string>
/** A driver of a client: another client's driver is never found. */
export type OwnDriverId = { clientId: number; id: number }
type State = Pick<DriverRow, 'verification' | 'approved' | 'rejectReason'> &
  Partial<Pick<DriverRow, 'approvedAt' | 'consentVersion'>>

/** Reads a client's driver. @throws {FailureError} `not_found` */
export async function requireDriver(tx: Transaction, own: OwnDriverId): Promise<DriverRow> {
  const [row] = await tx.select().from(drivers).where(isOwn(own))
  if (!row) throw new FailureError('not_found', 'No such driver of this client.')
  return row
}

/** Inserts a driver whose data are incomplete until the client approves him; returns the id. */
export async function insertDriver(
  tx: Transaction,
  { clientId, station }: { clientId: number; station: string },
  fields: DriverFields,
): Promise<number> {
  const state: State = { verification: 'incomplete', approved: false, rejectReason: null }
  const [row] = await tx
    .insert(drivers)
    .values({ ...columnsOf(fields), ...state, station, clientId })
    .returning({ id: drivers.id })
  if (!row) throw new Error('insert … returning gave no row')
  return row.id
}

/** Writes the data of a driver. */
export async function updateDriver(tx: Transaction, own: OwnDriverId, fields: DriverFields): Promise<void> {
  await tx.update(drivers).set(columnsOf(fields)).where(isOwn(own))
}

/** Writes the state of a driver. */
export async function setDriverState(tx: Transaction, own: OwnDriverId, state: State): Promise<void> {
  await tx.update(drivers).set(state).where(isOwn(own))
}

/** Deletes a driver; the scans are marked removed. */
export async function deleteDriver(tx: Transaction, own: OwnDriverId, at: Date): Promise<void> {
  await tx.update(files).set({ driverId: null, removedAt: at }).where(eq(files.driverId, own.id))
  await tx.delete(drivers).where(isOwn(own))
}

/** Returns the ids of a driver's scans by their kind. */
export async function scansOf(tx: Transaction, driverId: number): Promise<Partial<ScanIds>> {
  const rows = await tx.select({ id: files.id, kind: files.kind }).from(files).where(eq(files.driverId, driverId))
  return Object.fromEntries(rows.map((row) => [row.kind, row.id]))
}

/**
 * Checks that each scan is an upload of this client and kind, and no other driver's.
 *
 * @param driverId null: the driver is new
 * @throws {FailureError} `scans_missing`
 */
export async function requireScans(
  tx: Transaction,
  clientId: number,
  driverId: number | null,
  scans: ScanIds,
): Promise<void> {
  for (const kind of SCAN_KINDS) {
    if ((await tx.$count(files, isUsable({ clientId, driverId, kind }, scans[kind]))) === 0) throw scansMissingFailure()
  }
}

/** Makes these the driver's scans; the scans before them are marked removed. @throws {FailureError} `scans_missing` */
export async function attachScans(
  tx: Transaction,
  { clientId, id: driverId }: OwnDriverId,
  scans: ScanIds,
  at: Date,
): Promise<void> {
  for (const kind of SCAN_KINDS) {
    const id = scans[kind]
    const ofKind = and(eq(files.driverId, driverId), eq(files.kind, kind))
    await tx
      .update(files)
      .set({ driverId: null, removedAt: at })
      .where(and(ofKind, sql`${files.id} <> ${id}`))
    const attached = await tx
      .update(files)
      .set({ driverId })
      .where(isUsable({ clientId, driverId, kind }, id))
      .returning({ id: files.id })
    if (attached.length === 0) throw scansMissingFailure()
  }
}

/** Checks that no booking of the client that is not over names this driver. @throws {FailureError} `driver_in_use` */
export async function requireUnused(tx: Transaction, clientId: number, { ph }: DriverRow, now: Date): Promise<void> {
  const phone = `+${ph}`
  const isNamed = sql`(${bookings.driver}->>'phone' = ${phone}
        or ${bookings.extraDrivers} @> ${JSON.stringify([{ phone }])}::jsonb)`
  const isOpen = and(sql`${bookings.status} in ${sqlList(BLOCKING)}`, activeBooking(now, 'bookings'))
  const rows = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.clientId, clientId), isOpen, isNamed, isInAccount()))
    .limit(1)
  if (rows.length > 0) throw new FailureError('driver_in_use', 'A booking that is not over names this driver.')
}

/** Returns the failure for a scan of a driver that is missing or cannot be used. */
export function scansMissingFailure(): FailureError {
  return new FailureError('scans_missing', 'Both scans are needed, each uploaded by this client for this driver.')
}

function isOwn({ clientId, id }: OwnDriverId) {
  return and(eq(drivers.id, id), eq(drivers.clientId, clientId))
}

type ScanUse = { clientId: number; driverId: number | null; kind: ScanKind }

function isUsable({ clientId, driverId, kind }: ScanUse, id: string) {
  const isFree = and(isNull(files.driverId), isNull(files.bookingId))
  return and(
    ...[eq(files.id, id), eq(files.clientId, clientId), eq(files.kind, kind), isNull(files.removedAt)],
    driverId === null ? isFree : or(isFree, eq(files.driverId, driverId)),
  )
}

function columnsOf({ last_name, first_name, middle_name, ...fields }: DriverFields) {
  return { ...fields, lastName: last_name, firstName: first_name, middleName: middle_name }
}
