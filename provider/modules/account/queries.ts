import { and, eq } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { clients } from '@/provider/db/schema/clients'
import { type CompletedRental, completedRental } from '@/provider/rules/miles/loyalty'

/** Finds the names of a client; null when the client was deleted. */
export async function findClient(db: Database, clientId: number) {
  const { id, firstName, lastName, middleName } = clients
  const [row] = await db.select({ id, firstName, lastName, middleName }).from(clients).where(eq(clients.id, clientId))
  return row ?? null
}

/** Lists the completed rentals that count for the loyalty level. */
export async function listCompletedRentals(db: Database, clientId: number): Promise<CompletedRental[]> {
  const { startAt, endAt, price, distanceKm } = bookings
  const rows = await db
    .select({ startAt, endAt, price, distanceKm })
    .from(bookings)
    .where(and(eq(bookings.clientId, clientId), eq(bookings.status, 'completed')))
  return rows.map(completedRental)
}
