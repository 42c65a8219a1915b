import { createHash } from 'node:crypto'
import { subDays } from 'date-fns'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { outbox } from '@/provider/db/schema/outbox'
import { settings } from '@/provider/db/schema/settings'
import { canonicalAddress } from '@/provider/rules/clients/canonical-address'
import type { BookingMessageKind } from '@/provider/rules/notifications/booking-texts'
import { enqueue, type NewMessage } from './enqueue'

/** Letters that a visitor causes as often as he likes. Those of money and of the branch, and reminders, always leave. */
const LIMITED: readonly BookingMessageKind[] = [
  'booking_held',
  'booking_confirmed',
  'booking_changed',
  'booking_cancelled',
]

/**
 * Hashes an address in one spelling, so that its letters are counted after the outbox has forgotten it. Without a key: it is
 * removed after a day, and the booking holds the address itself.
 */
export function letterHash(email: string): string {
  return createHash('sha256').update(canonicalAddress(email)).digest('hex')
}

type BookingLetter = { station: string; kind: BookingMessageKind; number: string; address: string }

/**
 * Returns whether a letter about a booking is enqueued. Nobody has proved that the address is the client's, so it gets only so
 * many a day; and a change that an unsent letter is going to tell needs none of its own, because a letter reads the booking
 * when it leaves. Simultaneous bookings may exceed the limit by one letter each.
 */
export async function maySendLetter(tx: Transaction, letter: BookingLetter, at: Date): Promise<boolean> {
  const { kind } = letter
  if (!LIMITED.includes(kind)) return true
  if (kind === 'booking_changed' && (await lockUnsentLetter(tx, letter))) return false
  return hasLettersLeft(tx, letter, at)
}

/** Enqueues a letter to an address that a visitor typed; left out when the address has had its letters of the day. */
export async function enqueueOfTyped(tx: Transaction, letter: NewMessage & { address: string }): Promise<void> {
  const { address, at } = letter
  if (await hasLettersLeft(tx, letter, at)) await enqueue(tx, { ...letter, addressHash: letterHash(address) })
}

type Addressed = { station: string; address: string }

async function hasLettersLeft(tx: Transaction, { station, address }: Addressed, at: Date): Promise<boolean> {
  const [row] = await tx
    .select({ letters: count() })
    .from(outbox)
    .where(and(eq(outbox.addressHash, letterHash(address)), gt(outbox.createdAt, subDays(at, 1))))
  const [branch] = await tx.select({ data: settings.data }).from(settings).where(eq(settings.station, station))
  return (row?.letters ?? 0) < (branch?.data.maxBookingLettersPerDay ?? 0)
}

/**
 * Finds a letter of the same that no worker has begun to send. It stays locked until the change is committed: a worker that
 * claims it then reads the new state.
 */
async function lockUnsentLetter(tx: Transaction, { kind, number, address }: BookingLetter): Promise<boolean> {
  const rows = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        ...[eq(outbox.state, 'waiting'), eq(outbox.attempts, 0), eq(outbox.channel, 'email')],
        ...[eq(outbox.kind, kind), eq(outbox.address, address), sql`${outbox.params} ->> 'booking' = ${number}`],
      ),
    )
    .limit(1)
    .for('update')
  return rows.length > 0
}
