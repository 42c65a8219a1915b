import { and, eq, gt, isNotNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { clients } from '@/provider/db/schema/clients'
import { isUnproved } from '@/provider/db/sql/unproved-booking'
import { canonicalAddress } from '@/provider/rules/clients/canonical-address'
import { confirmedEmail } from '@/provider/rules/clients/confirmed-email'
import type { Language } from '@/provider/rules/i18n/language'
import { enqueue } from './enqueue'
import { maySendSms } from './limit-booking-sms'

const KIND = 'booking_unproved'

type OwnersNotice = {
  station: string
  params: Record<string, string>
  at: Date
  language: Language
  clientId: number | null
}

/**
 * Enqueues what the owner of a phone reads about a booking that nobody proved, with the link by which he says that it is not his:
 * by SMS, and by his confirmed e-mail when the booking has another one. Once, as long as an earlier one of the phone stands that he
 * was told of: a stranger must not write to him as often as he books. A notice that the budget withheld has told him nothing.
 */
export async function enqueueUnproved(
  tx: Transaction,
  booking: typeof bookings.$inferSelect,
  notice: OwnersNotice,
): Promise<void> {
  const { id, station, number, clientId, driver, startAt, confirmedWideNetwork: network } = booking
  if (clientId === null || !driver) return
  const { at } = notice
  const isToBegin = and(eq(bookings.status, 'confirmed'), gt(bookings.startAt, at), isNotNull(bookings.unprovedAt))
  const isNotified = sql`exists (
    select from outbox o where o.state in ('waiting', 'sent')
      and o.dedup_key in (${KIND} || ':' || bookings.number || ':sms', ${KIND} || ':' || bookings.number || ':email'))`
  const earlier = and(eq(bookings.clientId, clientId), ne(bookings.id, id), isToBegin, isUnproved(), isNotified)
  if ((await tx.$count(bookings, earlier)) > 0) return
  const kind = KIND
  const message = { ...notice, kind, expiresAt: startAt, params: { booking: number, at: at.toISOString() } } as const
  const keyOf = (channel: string) => `${kind}:${number}:${channel}`
  const [client] = await tx.select().from(clients).where(eq(clients.id, clientId))
  const email = client ? confirmedEmail(client) : null
  if (email !== null && canonicalAddress(email) !== canonicalAddress(driver.email)) {
    const letter = { channel: 'email', address: email, language: client?.language ?? notice.language } as const
    await enqueue(tx, { ...message, ...letter, dedupKey: keyOf('email') })
  }
  if (!(await maySendSms(tx, { station, clientId }, at))) return
  await enqueue(tx, { ...message, channel: 'sms', address: driver.phone, network, dedupKey: keyOf('sms') })
}
