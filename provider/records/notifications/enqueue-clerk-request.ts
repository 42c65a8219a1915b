import { eq } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import type { bookings } from '@/provider/db/schema/bookings'
import { settings } from '@/provider/db/schema/settings'
import { bareMomentText } from '@/provider/rules/vouchers/moment-text'
import { enqueue } from './enqueue'

type AskingBooking = Pick<typeof bookings.$inferSelect, 'station' | 'number' | 'startAt' | 'meeting'>

/**
 * Enqueues the e-mail to the branch about a booking that asks for a clerk who speaks Chinese, once for each time of pick-up.
 * It names no person.
 */
export async function enqueueClerkRequest(tx: Transaction, booking: AskingBooking, at: Date): Promise<void> {
  const { station, number, startAt, meeting } = booking
  if (!meeting.chineseClerk) return
  const [branch] = await tx.select({ data: settings.data }).from(settings).where(eq(settings.station, station))
  if (!branch) throw new Error(`there are no settings of ${station}`)
  const { main_email: address, timeZone } = branch.data
  const params = { number, at: bareMomentText(startAt, { timeZone }, 'ru') }
  await enqueue(tx, {
    ...{ station, kind: 'clerk_asked', channel: 'email', address, clientId: null, language: 'ru', params, at },
    dedupKey: `clerk_asked:${number}:${startAt.getTime()}`,
  })
}
