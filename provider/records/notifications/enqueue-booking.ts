import { and, count, desc, eq, gt, inArray, sum } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { bookingChanges } from '@/provider/db/schema/booking-changes'
import { bookings } from '@/provider/db/schema/bookings'
import { settings } from '@/provider/db/schema/fleet'
import { outbox } from '@/provider/db/schema/outbox'
import { payments, refunds } from '@/provider/db/schema/payments'
import { BOOKING_KINDS, BOOKING_TEMPLATES, type BookingMessageKind } from '@/provider/rules/notifications/booking-texts'
import { isBranchEvent } from '@/provider/rules/notifications/webhook-events'
import type { RefundReason } from '@/provider/rules/payments/transitions'
import { enqueue } from './enqueue'

const DAY_MS = 24 * 60 * 60 * 1000

/** What the booking itself tells of: each once, but for changes, each of which is told. */
export type BookingMove = Exclude<BookingMessageKind, 'booking_paid' | 'payment_refunded' | 'deposit_released'>

/**
 * Tells the driver by e-mail and SMS, in the booking's language, and the branch by webhook, in the transaction of what is
 * told of. However often it is called, each thing is told once. The outbox keeps the number alone: what the message says
 * is read from the booking when it leaves, so no copy of a person lies about, and a late letter is no old one.
 */
export async function enqueueBooking(tx: Transaction, kind: BookingMove, bookingId: number, at: Date): Promise<void> {
  await tell(tx, { kind, bookingId, at, of: await repetitionOf(tx, kind, bookingId) })
}

type MoneyMoved = { bookingId: number; at: Date }

type Paid = MoneyMoved & { paymentKop: number; paymentId: string | number }

/** @param paymentId of the payment that succeeded: each is told once. */
export async function enqueuePaid(tx: Transaction, paid: Paid): Promise<void> {
  await tell(tx, paidNews(paid))
}

/** The payment made the booking firm: the driver reads one letter of both, the branch hears of each. */
export async function enqueueBooked(tx: Transaction, paid: Paid): Promise<void> {
  const { bookingId, paymentKop, at } = paid
  await tell(tx, { kind: 'booking_confirmed', bookingId, at, of: '', receivedKop: paymentKop })
  await tell(tx, { ...paidNews(paid), isForBranch: true })
}

function paidNews({ paymentKop, paymentId, ...moved }: Paid): News {
  return { ...moved, kind: 'booking_paid', of: String(paymentId), amountKop: paymentKop }
}

/** @param refundId of the refund that succeeded: each is told once. */
export async function enqueueRefunded(
  tx: Transaction,
  {
    refundKop,
    refundId,
    ...moved
  }: MoneyMoved & { refundKop: number; refundId: string | number; reason: RefundReason },
): Promise<void> {
  await tell(tx, { ...moved, kind: 'payment_refunded', of: String(refundId), amountKop: refundKop })
}

/** Once for a booking. */
export async function enqueueDepositReleased(
  tx: Transaction,
  { depositKop, ...moved }: MoneyMoved & { depositKop: number },
): Promise<void> {
  await tell(tx, { ...moved, kind: 'deposit_released', of: '', amountKop: depositKop })
}

type News = MoneyMoved & {
  kind: BookingMessageKind
  of: string
  amountKop?: number
  /** What the driver's letter names besides its event. */
  receivedKop?: number
  reason?: RefundReason
  /** The driver reads of it in another letter. */
  isForBranch?: boolean
}

async function tell(tx: Transaction, news: News): Promise<void> {
  const { kind, bookingId, at, of, amountKop, receivedKop, reason, isForBranch = false } = news
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId))
  if (!booking?.driver || !booking.language) throw new Error(`there is no booking ${bookingId} to tell of`)
  const { station, number, clientId, driver, language } = booking
  const params = {
    booking: number,
    at: at.toISOString(),
    ...(amountKop === undefined ? {} : { amountKop: String(amountKop) }),
    ...(isCancellation(kind) && {
      refundKop: String(booking.refundKop ?? 0),
      onlineKop: await onlineBackOf(tx, bookingId),
    }),
    ...(receivedKop === undefined ? {} : { receivedKop: String(receivedKop) }),
    ...(reason === undefined ? {} : { reason }),
  }
  const dedupKey = (channel: string) => [kind, number, ...(of ? [of] : []), channel].join(':')
  const message = { station, kind, params, at }
  const expiresAt = expiryOf(kind, booking)
  const person = { clientId, language, ...(expiresAt && { expiresAt }) }
  // A driver who was forgotten has neither.
  if (driver.email !== '' && !isForBranch) {
    await enqueue(tx, { ...message, ...person, channel: 'email', address: driver.email, dedupKey: dedupKey('email') })
  }
  const isTexted = BOOKING_TEMPLATES[kind].sms !== null && driver.phone !== '' && !isForBranch
  if (isTexted && (await maySendSms(tx, station, clientId, at))) {
    await enqueue(tx, { ...message, ...person, channel: 'sms', address: driver.phone, dedupKey: dedupKey('sms') })
  }
  if (isBranchEvent(kind)) {
    const branch = { clientId: null, language, address: 'branch' }
    await enqueue(tx, { ...message, ...branch, channel: 'webhook', dedupKey: dedupKey('webhook') })
  }
}

function isCancellation(kind: BookingMessageKind): boolean {
  return kind === 'booking_cancelled' || kind === 'booking_cancelled_by_branch'
}

/** After this moment it tells nothing that is of use. */
function expiryOf(kind: BookingMessageKind, { holdUntil, startAt }: typeof bookings.$inferSelect): Date | null {
  if (kind === 'booking_held') return holdUntil
  return kind === 'booking_reminder' ? startAt : null
}

/** What tells one change, or one pick-up, from another. */
async function repetitionOf(tx: Transaction, kind: BookingMove, bookingId: number): Promise<string> {
  if (kind === 'booking_reminder') {
    const [row] = await tx.select({ startAt: bookings.startAt }).from(bookings).where(eq(bookings.id, bookingId))
    return row ? String(row.startAt.getTime()) : ''
  }
  if (kind !== 'booking_changed') return ''
  const [last] = await tx
    .select({ id: bookingChanges.id })
    .from(bookingChanges)
    .where(eq(bookingChanges.bookingId, bookingId))
    .orderBy(desc(bookingChanges.id))
    .limit(1)
  return String(last?.id ?? '')
}

/** What of a cancelled booking goes back through the bank; the rest was paid at the branch, and comes back there. */
async function onlineBackOf(tx: Transaction, bookingId: number): Promise<string> {
  const [row] = await tx
    .select({ backKop: sum(refunds.amountKop) })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.bookingId, bookingId), eq(refunds.reason, 'cancelled')))
  return row?.backKop ?? '0'
}

/** The branch pays for them: whoever books and cancels all day gets letters. */
async function maySendSms(tx: Transaction, station: string, clientId: number | null, at: Date): Promise<boolean> {
  if (clientId === null) return true
  const [row] = await tx
    .select({ told: count() })
    .from(outbox)
    .where(
      and(
        eq(outbox.clientId, clientId),
        eq(outbox.channel, 'sms'),
        inArray(outbox.kind, BOOKING_KINDS),
        gt(outbox.createdAt, new Date(at.getTime() - DAY_MS)),
      ),
    )
  const [branch] = await tx.select({ data: settings.data }).from(settings).where(eq(settings.station, station))
  return (row?.told ?? 0) < (branch?.data.maxBookingSmsPerDay ?? 0)
}
