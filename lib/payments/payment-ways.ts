import 'server-only'
import { findSignedIn, isNobodys } from '@/lib/account/client-area'
import { clientHref } from '@/lib/account/client-sections'
import { readOwnBooking } from '@/lib/api/history'
import { findGuestBooking } from '@/lib/bookings/find-guest-booking'
import { reviewHref, successHref } from '@/lib/bookings/steps'
import { bookingHref } from '@/lib/history/addresses'
import type { Booking } from '@/provider/contract/bookings'
import type { Payment } from '@/provider/contract/payments'
import { isWaiting } from '@/provider/contract/rules/waiting'
import { paymentHref } from './payment-href'

/** Where whoever looks at a payment may go from it, without the language prefix. */
export type PaymentWays = {
  /** To what was paid for, if it is this browser's to see. */
  thing: { kind: 'booking' | 'fines' | 'damages'; href: string } | null
  /** To pay again. */
  again: string
  /** How long the car is kept for that; null: not held, or not this browser's to know. */
  holdUntil: string | null
}

/** The id of a payment shows nothing of a person, so it opens nothing: the key or the session does. */
export async function findPaymentWays({ purpose, number }: Payment): Promise<PaymentWays> {
  if (purpose === 'booking') return waysOfBooking(number)
  const again = paymentHref(purpose, number)
  const signedIn = purpose === 'other' ? null : await findSignedIn()
  if (!signedIn) return { thing: null, again, holdUntil: null }
  const kind = purpose === 'fine' ? 'fines' : 'damages'
  return { thing: { kind, href: clientHref(kind, signedIn.client.id) }, again, holdUntil: null }
}

async function waysOfBooking(number: string): Promise<PaymentWays> {
  const booking = await findGuestBooking(number)
  if (booking) {
    const href = successHref(number)
    const isOpen = isWaiting(booking.status)
    const again = isOpen || booking.status === 'expired' ? reviewHref(booking.car.slug, number) : href
    return { thing: { kind: 'booking', href }, again, holdUntil: isOpen ? booking.holdUntil : null }
  }
  const href = await ownHref(number)
  if (href === null) return { thing: null, again: paymentHref('booking', number), holdUntil: null }
  return { thing: { kind: 'booking', href }, again: href, holdUntil: null }
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
