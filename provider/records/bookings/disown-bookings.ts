import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { BookingStatus } from '@/provider/contract/bookings'
import type { Transaction } from '@/provider/db/database'
import { bookingStatusHistory, bookings } from '@/provider/db/schema/bookings'
import { clients } from '@/provider/db/schema/clients'
import { isUnproved } from '@/provider/db/sql/unproved-booking'
import { enqueue } from '@/provider/records/notifications/enqueue'
import { enqueueBooking } from '@/provider/records/notifications/enqueue-booking'
import { eraseDrivers } from './erase-drivers'
import { NO_NETWORK } from './no-network'

type Disowner = {
  station: string
  /** The client with the phone; locked. */
  clientId: number
  /** Left out: all of them. */
  number?: string
  /** Whether the phone's owner deletes his account: then those that are being paid end as well. */
  isDeletion?: boolean
  branchEmail: string
  at: Date
}

/**
 * The condition of bookings of a phone that its owner may disown: to begin, not paid, and proved by nobody. One that is being
 * paid is left out: it will be proved by its money, or expire.
 */
export function mayDisown(clientId: number, at: Date): SQL {
  return isUnprovedOf(clientId, ['held', 'confirmed'], at)
}

/**
 * The same when the owner deletes his account, for which nobody can wait: money for a booking that was cancelled meanwhile goes
 * back by itself.
 */
export function mayDisownAtDeletion(clientId: number, at: Date): SQL {
  return isUnprovedOf(clientId, ['held', 'awaiting_payment', 'confirmed'], at)
}

function isUnprovedOf(clientId: number, statuses: BookingStatus[], at: Date): SQL {
  const isOpen = and(inArray(bookings.status, statuses), gt(bookings.startAt, at))
  const condition = and(eq(bookings.clientId, clientId), eq(bookings.kind, 'booking'), isOpen, isUnproved())
  if (!condition) throw new Error('a condition is there')
  return condition
}

/**
 * Cancels the bookings of a phone that its owner says are not his, erases their drivers, notifies the branch and, by the e-mail
 * of each booking, the visitor who made it: he may have mistyped the phone. From then on the phone is booked for with a proof
 * alone, for some days. A locked booking is checked again: one that was proved meanwhile stays. Returns the numbers of what it cancelled.
 */
export async function disownBookings(tx: Transaction, disowner: Disowner): Promise<string[]> {
  const { station, clientId, number, isDeletion = false, branchEmail, at } = disowner
  const mayEnd = isDeletion ? mayDisownAtDeletion : mayDisown
  const which = and(mayEnd(clientId, at), number === undefined ? undefined : eq(bookings.number, number))
  const rows = await tx
    .select({ id: bookings.id, number: bookings.number, status: bookings.status })
    .from(bookings)
    .where(which)
    .orderBy(bookings.id)
    .for('update')
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  for (const { id, status } of rows) {
    await tx
      .update(bookings)
      .set({ status: 'cancelled_client', refundKop: 0, ...NO_NETWORK })
      .where(eq(bookings.id, id))
    const entry = { bookingId: id, status: 'cancelled_client', actor: 'client', at, reason: 'not the owner’s' } as const
    await tx.insert(bookingStatusHistory).values(entry)
    if (status === 'confirmed') await enqueueBooking(tx, 'booking_disowned', id, at)
  }
  const scans = sql`booking_id in ${ids} and removed_at is null`
  await tx.execute(sql`update files set removed_at = ${at.toISOString()}::timestamptz where ${scans}`)
  await eraseDrivers(tx, sql`bookings.id in ${ids}`)
  await tx.update(clients).set({ notMineAt: at }).where(eq(clients.id, clientId))
  const numbers = rows.map((row) => row.number)
  const branch = { clientId: null, address: branchEmail, language: 'ru', channel: 'email' } as const
  const params = { numbers: numbers.join(', '), client: String(clientId) }
  await enqueue(tx, { ...branch, station, kind: 'bookings_disowned', params, at })
  return numbers
}
