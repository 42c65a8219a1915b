import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { drivers } from '@/provider/db/schema/client-drivers'
import { files } from '@/provider/db/schema/files'

export type DriverRow = typeof drivers.$inferSelect
export type ScanRow = typeof files.$inferSelect

/** Returns the client's own drivers, in the order in which they were added. @param clientId of the session */
export async function listDriverRows(db: Database, clientId: number): Promise<DriverRow[]> {
  return db.select().from(drivers).where(eq(drivers.clientId, clientId)).orderBy(asc(drivers.id))
}

/** Returns the drivers who may be named on a booking: approved by the client, and not rejected by the branch. */
export async function listApprovedDriverRows(db: Database, clientId: number): Promise<DriverRow[]> {
  const mayDrive = and(eq(drivers.approved, true), inArray(drivers.verification, ['on_review', 'verified']))
  return db
    .select()
    .from(drivers)
    .where(and(eq(drivers.clientId, clientId), mayDrive))
    .orderBy(asc(drivers.id))
}

/** Returns the digits of the phone of a client's driver; null: no such driver of this client. */
export async function findDriverPhone(db: Database, clientId: number, id: number): Promise<string | null> {
  const [row] = await db
    .select({ ph: drivers.ph })
    .from(drivers)
    .where(and(eq(drivers.id, id), eq(drivers.clientId, clientId)))
  return row?.ph ?? null
}

/** Returns the scans of these drivers. */
export async function listScans(db: Database, driverIds: number[]): Promise<ScanRow[]> {
  return driverIds.length === 0 ? [] : db.select().from(files).where(inArray(files.driverId, driverIds))
}
