import { and, desc, eq, sum } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { bookingChanges, bookings } from '@/provider/db/schema/bookings'
import { payments, refunds } from '@/provider/db/schema/payments'
import { isProved } from '@/provider/rules/bookings/is-proved'
import { BOOKING_TEMPLATES, type BookingMessageKind } from '@/provider/rules/notifications/booking-texts'
import { isBranchEvent } from '@/provider/rules/notifications/webhook-events'
import type { RefundReason } from '@/provider/rules/payments/transitions'
import { enqueue } from './enqueue'
import { enqueueClerkRequest } from './enqueue-clerk-request'
import { enqueueUnproved } from './enqueue-unproved'
import { isOfVisitor, maySendSms } from './limit-booking-sms'
import { letterHash, maySendLetter } from './limit-letters'

/** Cards are released; cash is given back. */
type DepositKind = 'deposit_released' | 'deposit_given_back'

/**
 * What happens to a booking itself. Each kind is notified once for a booking, a change once for each change (in one
 * letter for those that come before it leaves), a reminder once for each time of pick-up or return.
 */
export type BookingEventKind = Exclude<
  BookingMessageKind,
  | 'booking_paid'
  | 'booking_unproved'
  | 'payment_refunded'
  | 'booking_extended'
  | 'booking_extension_declined'
  | DepositKind
>

/**
 * Enqueues the notifications of an event in its transaction: to the driver by e-mail and SMS, in the booking's language, and
 * to the branch by webhook. Repeated calls enqueue nothing more. The outbox stores the address and numbers, no name and no
 * text: the text is read from the booking when the message leaves, so that a late letter is up to date.
 */
export async function enqueueBooking(
  tx: Transaction,
  kind: BookingEventKind,
  bookingId: number,
  at: Date,
): Promise<void> {
  await enqueueNotification(tx, { kind, bookingId, at, repetition: await repetitionOf(tx, kind, bookingId) })
}

/** Enqueues the reminder of a pick-up, once for each time of it. */
export async function enqueueReminder(
  tx: Transaction,
  { bookingId, at, isJustMade }: BookingEvent & { isJustMade: boolean },
): Promise<void> {
  const kind = 'booking_reminder'
  await enqueueNotification(tx, {
    kind,
    bookingId,
    at,
    isJustMade,
    repetition: await repetitionOf(tx, kind, bookingId),
  })
}

/** Enqueues how the branch decided on a request for a later return, once for each request. */
export async function enqueueExtension(
  tx: Transaction,
  kind: 'booking_extended' | 'booking_extension_declined',
  { extensionId, ...event }: BookingEvent & { extensionId: number },
): Promise<void> {
  await enqueueNotification(tx, { ...event, kind, repetition: String(extensionId), extensionId })
}

type BookingEvent = { bookingId: number; at: Date }

type Paid = BookingEvent & { paymentKop: number; paymentId: string | number }

/** Enqueues that a payment succeeded, once for each payment. */
export async function enqueuePaid(tx: Transaction, paid: Paid): Promise<void> {
  await enqueueNotification(tx, paidNotification(paid))
}

/** Enqueues that a payment made the booking firm: one letter of both to the driver, two webhooks to the branch. */
export async function enqueueBooked(tx: Transaction, paid: Paid): Promise<void> {
  const { bookingId, paymentKop, at } = paid
  const confirmed = { kind: 'booking_confirmed', bookingId, at, repetition: '', receivedKop: paymentKop } as const
  await enqueueNotification(tx, confirmed)
  await enqueueNotification(tx, { ...paidNotification(paid), isForBranch: true })
}

function paidNotification({ paymentKop, paymentId, ...event }: Paid): BookingNotification {
  return { ...event, kind: 'booking_paid', repetition: String(paymentId), amountKop: paymentKop }
}

/** Enqueues that a refund succeeded, once for each refund. */
export async function enqueueRefunded(
  tx: Transaction,
  {
    refundKop,
    refundId,
    ...event
  }: BookingEvent & { refundKop: number; refundId: string | number; reason: RefundReason },
): Promise<void> {
  await enqueueNotification(tx, {
    ...event,
    kind: 'payment_refunded',
    repetition: String(refundId),
    amountKop: refundKop,
  })
}

/** Enqueues that the deposit was released or given back in cash; once for a booking, of cash once for each hold. */
export async function enqueueDepositReleased(
  tx: Transaction,
  {
    depositKop,
    holdId = '',
    ...event
  }: BookingEvent & { depositKop: number; kind: DepositKind; holdId?: string | number },
): Promise<void> {
  await enqueueNotification(tx, { ...event, repetition: String(holdId), amountKop: depositKop })
}

type BookingNotification = BookingEvent & {
  kind: BookingMessageKind
  /** Part of the dedup key that differs when the same kind comes again; empty: it comes once. */
  repetition: string
  amountKop?: number
  /** The received sum, which the driver's letter names too. */
  receivedKop?: number
  reason?: RefundReason
  /** The request that was decided. */
  extensionId?: number
  /** Another letter notifies the driver. */
  isForBranch?: boolean
  /** The booking was made or changed so shortly before that a letter is enough for a phone that a visitor typed. */
  isJustMade?: boolean
}

async function enqueueNotification(tx: Transaction, notification: BookingNotification): Promise<void> {
  const { kind, bookingId, at, repetition, amountKop, receivedKop, reason } = notification
  const { extensionId, isForBranch = false, isJustMade = false } = notification
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId))
  if (!booking?.driver || !booking.language) throw new Error(`there is no booking ${bookingId} to tell of`)
  const { station, number, clientId, driver, language } = booking
  const params = {
    booking: number,
    at: at.toISOString(),
    ...(amountKop === undefined ? {} : { amountKop: String(amountKop) }),
    ...(isCancellation(kind) && {
      refundKop: String(booking.refundKop ?? 0),
      onlineKop: await sumOnlineRefunds(tx, bookingId),
    }),
    ...(receivedKop === undefined ? {} : { receivedKop: String(receivedKop) }),
    ...(reason === undefined ? {} : { reason }),
    ...(extensionId === undefined ? {} : { extension: String(extensionId) }),
  }
  const dedupKey = (channel: string) => [kind, number, ...(repetition ? [repetition] : []), channel].join(':')
  const message = { station, kind, params, at }
  const expiresAt = expiryOf(kind, booking)
  // The visitor who mistyped the phone reads it: neither the choices of the phone's owner nor his deletion concern it.
  const ownerId = kind === 'booking_disowned' ? null : clientId
  const person = { clientId: ownerId, language, ...(expiresAt && { expiresAt }) }
  // An erased driver has neither e-mail nor phone.
  const address = driver.email
  if (address !== '' && !isForBranch && (await maySendLetter(tx, { station, kind, number, address }, at))) {
    const letter = { channel: 'email', address, addressHash: letterHash(address), dedupKey: dedupKey('email') } as const
    await enqueue(tx, { ...message, ...person, ...letter })
  }
  const isOwners = kind === 'booking_confirmed' && booking.unprovedAt !== null && !isProved(booking)
  if (isOwners) await enqueueUnproved(tx, booking, { ...message, ...person })
  const isTexted = BOOKING_TEMPLATES[kind].sms !== null && driver.phone !== '' && !isForBranch && !isOwners
  const isVisitors = isTexted && (await isOfVisitor(tx, kind, booking))
  const isAllowed = !isVisitors || (!isJustMade && (await maySendSms(tx, { station, clientId }, at)))
  if (isTexted && isAllowed) {
    // Of a proved booking it is known for a day, of another one until it begins.
    const network = isVisitors ? (booking.confirmedWideNetwork ?? booking.unprovedNetwork) : null
    const sms = { channel: 'sms', address: driver.phone, network, dedupKey: dedupKey('sms') } as const
    await enqueue(tx, { ...message, ...person, ...sms })
  }
  if (kind === 'booking_confirmed' || kind === 'booking_changed') await enqueueClerkRequest(tx, booking, at)
  if (isBranchEvent(kind)) {
    const branch = { clientId: null, language, address: 'branch' }
    await enqueue(tx, { ...message, ...branch, channel: 'webhook', dedupKey: dedupKey('webhook') })
  }
}

function isCancellation(kind: BookingMessageKind): boolean {
  return kind === 'booking_cancelled' || kind === 'booking_cancelled_by_branch' || kind === 'booking_disowned'
}

/** Returns when the notification becomes useless, or null. */
function expiryOf(kind: BookingMessageKind, { holdUntil, startAt, endAt }: typeof bookings.$inferSelect): Date | null {
  if (kind === 'booking_held') return holdUntil
  if (kind === 'booking_return_reminder') return endAt
  return kind === 'booking_reminder' ? startAt : null
}

/** Distinguishes the changes of a booking by their id, and its reminders by the time of which they remind. */
async function repetitionOf(tx: Transaction, kind: BookingEventKind, bookingId: number): Promise<string> {
  if (kind === 'booking_reminder' || kind === 'booking_return_reminder') {
    const { startAt, endAt } = bookings
    const [row] = await tx.select({ startAt, endAt }).from(bookings).where(eq(bookings.id, bookingId))
    if (!row) return ''
    return String((kind === 'booking_reminder' ? row.startAt : row.endAt).getTime())
  }
  if (kind !== 'booking_changed') return ''
  const [lastChange] = await tx
    .select({ id: bookingChanges.id })
    .from(bookingChanges)
    .where(eq(bookingChanges.bookingId, bookingId))
    .orderBy(desc(bookingChanges.id))
    .limit(1)
  return String(lastChange?.id ?? '')
}

/** Sums what a cancelled booking refunds through the gateway; what was paid at the branch goes back there. */
async function sumOnlineRefunds(tx: Transaction, bookingId: number): Promise<string> {
  const [row] = await tx
    .select({ backKop: sum(refunds.amountKop) })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.bookingId, bookingId), eq(refunds.reason, 'cancelled')))
  return row?.backKop ?? '0'
}
