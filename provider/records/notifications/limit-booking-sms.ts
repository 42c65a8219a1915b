import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import type { bookings } from '@/provider/db/schema/bookings'
import { clients } from '@/provider/db/schema/clients'
import { outbox } from '@/provider/db/schema/outbox'
import { settings } from '@/provider/db/schema/settings'
import { isProved } from '@/provider/rules/bookings/is-proved'
import type { BookingMessageKind } from '@/provider/rules/notifications/booking-texts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The kinds of SMS that a visitor causes by himself: those of a new booking, and a reminder to a phone that he typed. */
const OF_VISITOR = ['booking_confirmed', 'booking_unproved', 'booking_reminder'] as const satisfies BookingMessageKind[]

/**
 * Returns whether a visitor causes this SMS by himself. A reminder is his doing when the phone is not proved to be that of the
 * booking's client, a stranger's that was typed, and nothing is paid.
 */
export async function isOfVisitor(
  tx: Transaction,
  kind: BookingMessageKind,
  booking: typeof bookings.$inferSelect,
): Promise<boolean> {
  if (kind !== 'booking_reminder') return OF_VISITOR.some((one) => one === kind)
  const { clientId, driver, paidKop } = booking
  if (paidKop > 0) return false
  if (clientId === null || !isProved(booking)) return true
  const [client] = await tx.select({ phone: clients.phone }).from(clients).where(eq(clients.id, clientId))
  return client?.phone !== driver?.phone
}

/**
 * Returns whether one more SMS that a visitor causes may be enqueued for a client: he causes as many as he likes. What the branch,
 * its jobs and payments have to tell is under the budget of all SMS alone.
 */
export async function maySendSms(
  tx: Transaction,
  { station, clientId }: { station: string; clientId: number | null },
  at: Date,
): Promise<boolean> {
  if (clientId === null) return true
  const ofDay = gt(outbox.createdAt, new Date(at.getTime() - DAY_MS))
  const ofKind = and(eq(outbox.channel, 'sms'), inArray(outbox.kind, [...OF_VISITOR]))
  const sentCount = await tx.$count(outbox, and(eq(outbox.clientId, clientId), ofKind, ofDay))
  const [branch] = await tx.select({ data: settings.data }).from(settings).where(eq(settings.station, station))
  return sentCount < (branch?.data.maxBookingSmsPerDay ?? 0)
}
