import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { DriverRequest } from '@/provider/contract/client-drivers'
import { SCAN_KINDS, type ScanKind } from '@/provider/contract/rules/files/file-kinds'
import type { Database, Transaction } from '@/provider/db/database'
import { databaseErrorOf } from '@/provider/db/errors'
import { bookings } from '@/provider/db/schema/bookings'
import { driverConsents, drivers } from '@/provider/db/schema/clients'
import { files } from '@/provider/db/schema/files'
import { sqlList } from '@/provider/db/sql-list'
import { activeBooking } from '@/provider/records/bookings/active-booking'
import { lockClientById } from '@/provider/records/clients/lock-client'
import { BLOCKING } from '@/provider/rules/bookings/transitions'
import type { GivenConsent } from '@/provider/rules/consents/consent'

export type DriverRow = typeof drivers.$inferSelect
export type ScanRow = typeof files.$inferSelect
export type DriverFields = Omit<DriverRequest, 'passport_blob' | 'driver_license_blob'>
export type ScanIds = Record<ScanKind, string>
type State = Pick<DriverRow, 'verification' | 'approved' | 'rejectReason'> &
  Partial<Pick<DriverRow, 'approvedAt' | 'consentVersion'>>

const PHONE_CONSTRAINTS = ['drivers_ph_key', 'drivers_phone_not_clients']

export type DriversRepository = ReturnType<typeof createDriversRepository>
export type DriverRows = ReturnType<typeof rowsOf>

/** `clientId` is always the session's: another's driver is none. */
export function createDriversRepository(db: Database) {
  return {
    /** The client's own drivers, in the order in which they were added. */
    async list(clientId: number): Promise<DriverRow[]> {
      return db.select().from(drivers).where(eq(drivers.clientId, clientId)).orderBy(asc(drivers.id))
    },

    async listApproved(clientId: number): Promise<DriverRow[]> {
      const mayDrive = and(eq(drivers.approved, true), inArray(drivers.verification, ['on_review', 'verified']))
      return db
        .select()
        .from(drivers)
        .where(and(eq(drivers.clientId, clientId), mayDrive))
        .orderBy(asc(drivers.id))
    },

    async listScans(driverIds: number[]): Promise<ScanRow[]> {
      return driverIds.length === 0 ? [] : db.select().from(files).where(inArray(files.driverId, driverIds))
    },

    /** One change of a client's drivers after another, each whole or not at all. */
    async change<Result>(clientId: number, work: (rows: DriverRows) => Promise<Result>): Promise<Result> {
      return db.transaction(async (tx) => {
        await lockClientById(tx, clientId)
        return work(rowsOf(tx, clientId))
      })
    },
  }
}

/** Whether the database refused a phone: a driver's or a client's already (specification §5). */
export function isPhoneTaken(error: unknown): boolean {
  const found = databaseErrorOf(error)
  return found?.code === '23505' && PHONE_CONSTRAINTS.includes(found.constraint ?? '')
}

function rowsOf(tx: Transaction, clientId: number) {
  const own = (id: number) => and(eq(drivers.id, id), eq(drivers.clientId, clientId))
  const usable = (driverId: number | null, kind: ScanKind, id: string) => {
    const isFree = isNull(files.driverId)
    return and(
      ...[eq(files.id, id), eq(files.clientId, clientId), eq(files.kind, kind), isNull(files.removedAt)],
      driverId === null ? isFree : or(isFree, eq(files.driverId, driverId)),
    )
  }

  return {
    async find(id: number): Promise<DriverRow | null> {
      const [row] = await tx.select().from(drivers).where(own(id))
      return row ?? null
    },

    async insert(station: string, fields: DriverFields): Promise<number> {
      const state: State = { verification: 'incomplete', approved: false, rejectReason: null }
      const [row] = await tx
        .insert(drivers)
        .values({ ...columnsOf(fields), ...state, station, clientId })
        .returning({ id: drivers.id })
      if (!row) throw new Error('insert … returning gave no row')
      return row.id
    },

    count: (): Promise<number> => tx.$count(drivers, eq(drivers.clientId, clientId)),

    async update(id: number, fields: DriverFields): Promise<void> {
      await tx.update(drivers).set(columnsOf(fields)).where(own(id))
    },

    async setState(id: number, state: State): Promise<void> {
      await tx.update(drivers).set(state).where(own(id))
    },

    /** Proof that outlives the driver. */
    async keepConsent(driverId: number, consent: GivenConsent): Promise<void> {
      await tx.insert(driverConsents).values({ ...consent, clientId, driverId })
    },

    async scansOf(id: number): Promise<Partial<ScanIds>> {
      const rows = await tx.select({ id: files.id, kind: files.kind }).from(files).where(eq(files.driverId, id))
      return Object.fromEntries(rows.map((row) => [row.kind, row.id]))
    },

    /** Whether each is an upload of this client and kind, and no other driver's. @param driverId null: he is new */
    async haveScans(driverId: number | null, scans: ScanIds): Promise<boolean> {
      for (const kind of SCAN_KINDS) {
        if ((await tx.$count(files, usable(driverId, kind, scans[kind]))) === 0) return false
      }
      return true
    },

    /** Makes these the driver's scans; those before them are put aside. @returns false: one of them is not `haveScans` */
    async attach(driverId: number, scans: ScanIds, at: Date): Promise<boolean> {
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
          .where(usable(driverId, kind, id))
          .returning({ id: files.id })
        if (attached.length === 0) return false
      }
      return true
    },

    /** Whether somebody counts on this driver: a booking of the client that is not over. */
    async isExpected(phone: string, now: Date): Promise<boolean> {
      const named = sql`(${bookings.driver}->>'phone' = ${phone}
        or ${bookings.extraDrivers} @> ${JSON.stringify([{ phone }])}::jsonb)`
      const isOpen = and(sql`${bookings.status} in ${sqlList(BLOCKING)}`, activeBooking(now, 'bookings'))
      const found = await tx
        .select({ id: bookings.id })
        .from(bookings)
        .where(and(eq(bookings.clientId, clientId), isOpen, named))
        .limit(1)
      return found.length > 0
    },

    async remove(id: number, at: Date): Promise<void> {
      await tx.update(files).set({ driverId: null, removedAt: at }).where(eq(files.driverId, id))
      await tx.delete(drivers).where(own(id))
    },
  }
}

function columnsOf({ last_name, first_name, middle_name, ...fields }: DriverFields) {
  return { ...fields, lastName: last_name, firstName: first_name, middleName: middle_name }
}
