import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { clients, drivers } from '@/provider/db/schema/clients'

export type TravellersRepository = ReturnType<typeof createTravellersRepository>

export function createTravellersRepository(db: Database) {
  return {
    async findClient(clientId: number) {
      const { lastName, firstName, middleName, phone, email, birthDate, citizenship } = clients
      const [row] = await db
        .select({ lastName, firstName, middleName, phone, email, birthDate, citizenship })
        .from(clients)
        .where(eq(clients.id, clientId))
      return row ?? null
    },

    /** The driver of the client's last booking under this phone. */
    async findLastDriver(clientId: number, phone: string) {
      const [row] = await db
        .select({ driver: bookings.driver })
        .from(bookings)
        .where(and(eq(bookings.clientId, clientId), sql`${bookings.driver} ->> 'phone' = ${phone}`))
        .orderBy(desc(bookings.id))
        .limit(1)
      return row?.driver ?? null
    },

    /** Own drivers whose data the client has approved and the branch has not refused. */
    async listApproved(clientId: number) {
      const { id, lastName, firstName, middleName, phone, email, birthDate, verification } = drivers
      const licenceSince = sql<string | null>`${drivers.licence} ->> 'issuedAt'`
      return db
        .select({ id, lastName, firstName, middleName, phone, email, birthDate, licenceSince, verification })
        .from(drivers)
        .where(
          and(
            eq(drivers.clientId, clientId),
            eq(drivers.approved, true),
            inArray(drivers.verification, ['on_review', 'verified']),
          ),
        )
        .orderBy(asc(drivers.id))
    },
  }
}
