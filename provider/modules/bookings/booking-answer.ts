import { subHours } from 'date-fns'
import type { Booking } from '@/provider/contract/bookings'
import type { CarItem } from '@/provider/contract/cars'
import type { Place } from '@/provider/contract/places'
import type { BranchRules } from '@/provider/contract/settings'
import { isStale, isWaiting } from '@/provider/rules/booking-moves'
import type { StoredBooking } from './repository'

export type BookingSurroundings = { car: CarItem; pickupPlace: Place; dropoffPlace: Place; rules: BranchRules }

/** A stored booking as its guest sees it. A hold that ran out reads as expired, swept or not. */
export function bookingAnswer(booking: StoredBooking, { rules, ...around }: BookingSurroundings, now: Date): Booking {
  const { startAt, holdUntil, history } = booking
  const stale = isStale(booking, now)
  const expiry = stale && holdUntil ? [{ status: 'expired' as const, at: holdUntil }] : []
  const status = stale ? 'expired' : booking.status
  return {
    number: booking.number,
    status,
    holdUntil: isWaiting(status) && holdUntil ? holdUntil.toISOString() : null,
    pickupAt: startAt.toISOString(),
    dropoffAt: booking.endAt.toISOString(),
    ...around,
    price: booking.price,
    driver: booking.driver,
    freeCancellationUntil: subHours(startAt, rules.freeCancellationHours).toISOString(),
    changeUntil: subHours(startAt, rules.changeHours).toISOString(),
    history: [...history, ...expiry].map((entry) => ({ status: entry.status, at: entry.at.toISOString() })),
  }
}
