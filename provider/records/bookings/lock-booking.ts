import { and, eq } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { lockClientRow } from '@/provider/records/clients/lock-client'

/** Locks the booking with this number after its client, and returns it, or null when there is none. */
export async function lockBooking(tx: Transaction, number: string, station: string) {
  const which = and(eq(bookings.number, number), eq(bookings.station, station), eq(bookings.kind, 'booking'))
  const [unlocked] = await tx.select({ clientId: bookings.clientId }).from(bookings).where(which)
  if (!unlocked || unlocked.clientId === null) return null
  const client = await lockClientRow(tx, unlocked.clientId)
  const [row] = await tx.select().from(bookings).where(which).for('update')
  return row ? { ...row, isErased: client?.deletedAt != null } : null
}
