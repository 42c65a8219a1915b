import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { outbox } from '@/provider/db/schema/outbox'
import { settings } from '@/provider/db/schema/settings'
import type { BookingMessageKind } from '@/provider/rules/notifications/booking-texts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The kinds of SMS that a visitor causes by himself: one of a booking. */
const OF_VISITOR: readonly BookingMessageKind[] = ['booking_confirmed', 'booking_unproved']

export function isOfVisitor(kind: BookingMessageKind): boolean {
  return OF_VISITOR.includes(kind)
}

/**
 * Limits the SMS about new bookings that one client gets in a day: a visitor causes as many as he likes. What the branch, its
 * jobs and payments have to tell is under the budget of all SMS alone.
 */
export async function maySendSms(
  tx: Transaction,
  { station, kind, clientId }: { station: string; kind: BookingMessageKind; clientId: number | null },
  at: Date,
): Promise<boolean> {
  if (clientId === null || !isOfVisitor(kind)) return true
  const ofDay = gt(outbox.createdAt, new Date(at.getTime() - DAY_MS))
  const ofKind = and(eq(outbox.channel, 'sms'), inArray(outbox.kind, [...OF_VISITOR]))
  const sentCount = await tx.$count(outbox, and(eq(outbox.clientId, clientId), ofKind, ofDay))
  const [branch] = await tx.select({ data: settings.data }).from(settings).where(eq(settings.station, station))
  return sentCount < (branch?.data.maxBookingSmsPerDay ?? 0)
}
