import { asc, eq } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { drivers } from '@/provider/db/schema/clients'

export type DriversRepository = ReturnType<typeof createDriversRepository>

export function createDriversRepository(db: Database) {
  return {
    /** The client's own drivers, in the order in which they were added. */
    async list(clientId: number) {
      return db
        .select({
          id: drivers.id,
          first_name: drivers.firstName,
          middle_name: drivers.middleName,
          last_name: drivers.lastName,
          phone: drivers.phone,
          email: drivers.email,
          approved: drivers.approved,
          verification: drivers.verification,
        })
        .from(drivers)
        .where(eq(drivers.clientId, clientId))
        .orderBy(asc(drivers.id))
    },
  }
}
