import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { clients, drivers } from '@/provider/db/schema/clients'
import { fileReads, files } from '@/provider/db/schema/files'
import { type Act, recordAction } from '@/provider/records/audit/record-action'

const BOOKINGS_SHOWN = 20

export type Scan = typeof files.$inferSelect
export type DriverDeskRepository = ReturnType<typeof createDriverDeskRepository>

/** A client's driver as the branch looks at him. */
export function createDriverDeskRepository(db: Database) {
  return {
    async find(station: string, id: number) {
      const [row] = await db
        .select({
          driver: drivers,
          client: { lastName: clients.lastName, firstName: clients.firstName, phone: clients.phone },
        })
        .from(drivers)
        .innerJoin(clients, eq(clients.id, drivers.clientId))
        .where(and(eq(drivers.station, station), eq(drivers.id, id)))
      return row ? { ...row, scans: await this.listScans(id), bookings: await listNaming(db, row.driver) } : null
    },

    listScans: (driverId: number): Promise<Scan[]> =>
      db
        .select()
        .from(files)
        .where(and(eq(files.driverId, driverId), isNull(files.removedAt)))
        .orderBy(desc(files.kind), asc(files.createdAt)),

    /** Of every scan that is opened, and who opened them. */
    async noteReading(driverId: number, scans: readonly Scan[], act: Act): Promise<void> {
      await db.transaction(async (tx) => {
        const reads = scans.map(({ id: fileId, clientId, kind }) => ({ fileId, clientId, kind, at: act.at }))
        await tx.insert(fileReads).values(reads)
        await recordAction(tx, act, 'driver.scans', null, { id: driverId, files: scans.length })
      })
    },
  }
}

/** Bookings of his client that he is to drive, the latest first. */
async function listNaming(db: Database, { clientId, ph }: typeof drivers.$inferSelect) {
  const phone = `+${ph}`
  const { number, status, holdUntil, startAt, endAt } = bookings
  const named = or(
    sql`${bookings.driver}->>'phone' = ${phone}`,
    sql`${bookings.extraDrivers} @> ${JSON.stringify([{ phone }])}::jsonb`,
  )
  return db
    .select({ number, status, holdUntil, startAt, endAt })
    .from(bookings)
    .where(and(eq(bookings.clientId, clientId), eq(bookings.kind, 'booking'), named))
    .orderBy(desc(startAt))
    .limit(BOOKINGS_SHOWN)
}
