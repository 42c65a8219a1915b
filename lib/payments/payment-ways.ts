import 'server-only'
import { findSignedIn, isNobodys } from '@/lib/account/client-area'
import { clientHref } from '@/lib/account/client-sections'
import { readOwnBooking } from '@/lib/api/history'
import { findGuestBooking } from '@/lib/bookings/find-guest-booking'
import { reviewHref, successHref } from '@/lib/bookings/steps'
import { bookingHref } from '@/lib/history/addresses'
import type { Booking } from '@/provider/contract/bookings'
import type { Payment } from '@/provider/contract/payments'
import { isWaiting } from '@/provider/contract/rules/bookings/waiting-statuses'
import { paymentHref } from './payment-href'

/** Where whoever looks at a payment may go from it, without the language prefix. */
export type PaymentWays = {
  /** To what was paid for, if it is this browser's to see. */
  thing: { kind: 'booking' | 'fines' | 'damages'; href: string } | null
  /** To pay again; null: nothing is due any more. */
  again: string | null
  /** To book without paying now, while the car is held. */
  atBranch: string | null
  /** What has become since of that which it is for, so that nobody is led to pay; null: it may be paid. */
  since: 'paid' | 'cancelled' | Exclude<Payment['debt'], 'due' | null> | null
  /** How long the car is kept for that; null: not held, or not this browser's to know. */
  holdUntil: string | null
}

/** The id of a payment shows nothing of a person, so it opens nothing: the key or the session does. */
export async function findPaymentWays(payment: Payment): Promise<PaymentWays> {
  const { purpose, number, debt } = payment
  if (purpose === 'booking') {
    const since = sinceOf(payment)
    return { ...(await waysOfBooking(number)), since, ...(since && NOTHING_LEFT) }
  }
  const signedIn = purpose === 'other' ? null : await findSignedIn()
  const kind = purpose === 'fine' ? 'fines' : 'damages'
  const since = debt === 'due' ? null : debt
  return {
    thing: signedIn && { kind, href: clientHref(kind, signedIn.client.id) },
    again: since === null ? paymentHref(purpose, number) : null,
    atBranch: null,
    since,
    holdUntil: null,
  }
}

const NOTHING_LEFT = { again: null, atBranch: null, holdUntil: null }

/** One whose hold ran out can be taken anew. */
function sinceOf({ booking }: Payment): PaymentWays['since'] {
  if (booking?.status === 'cancelled_client' || booking?.status === 'cancelled_branch') return 'cancelled'
  return booking?.dueKop === 0 && booking.status !== 'expired' ? 'paid' : null
}

async function waysOfBooking(number: string): Promise<Omit<PaymentWays, 'since'>> {
  const booking = await findGuestBooking(number)
  if (booking) {
    const href = successHref(number)
    const isOpen = isWaiting(booking.status)
    const review = reviewHref(booking.car.slug, number)
    return {
      thing: { kind: 'booking', href },
      again: isOpen || booking.status === 'expired' ? review : href,
      atBranch: isOpen ? review : null,
      holdUntil: isOpen ? booking.holdUntil : null,
    }
  }
  const href = await ownHref(number)
  if (href === null) return { thing: null, again: paymentHref('booking', number), atBranch: null, holdUntil: null }
  return { thing: { kind: 'booking', href }, again: href, atBranch: null, holdUntil: null }
}

async function ownHref(number: Booking['number']): Promise<string | null> {
  const signedIn = await findSignedIn()
  if (!signedIn) return null
  try {
    await readOwnBooking(number, signedIn.session)
    return bookingHref(signedIn.client.id, number)
  } catch (error) {
    if (isNobodys(error)) return null
    throw error
  }
}
