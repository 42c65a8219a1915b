import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { clients } from '@/provider/db/schema/clients'
import { isInAccount } from '@/provider/db/sql/unproved-booking'

/** Finds the personal data of a client; null when the client was deleted. */
export async function findClient(db: Database, clientId: number) {
  const { lastName, firstName, middleName, phone, email, birthDate, citizenship } = clients
  const [row] = await db
    .select({ lastName, firstName, middleName, phone, email, birthDate, citizenship })
    .from(clients)
    .where(eq(clients.id, clientId))
  return row ?? null
}

/** Finds the driver of the client's last booking under this phone. */
export async function findLastDriver(db: Database, clientId: number, phone: string) {
  const [row] = await db
    .select({ driver: bookings.driver })
    .from(bookings)
    .where(and(eq(bookings.clientId, clientId), sql`${bookings.driver} ->> 'phone' = ${phone}`, isInAccount()))
    .orderBy(desc(bookings.id))
    .limit(1)
  return row?.driver ?? null
}
