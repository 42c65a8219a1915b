import type { Booking } from '@/provider/contract/bookings'
import type { RentalRequest } from '@/provider/contract/quotes'
import { SCAN_KINDS } from '@/provider/contract/rules/files/file-kinds'
import { FailureError } from '@/provider/failure-error'
import type { Language } from '@/provider/rules/i18n/language'
import type { SetAsideCar } from '@/provider/rules/vouchers/booking-summary'
import type { BookingDeps } from './booking-deps'
import { guestKey } from './booking-key'
import { describeBooking } from './describe-booking'
import { openBooking } from './open-booking'
import { signOwner } from './owner-token'
import {
  countChanges,
  countScans,
  findBookingByNumber,
  findCar,
  findClientBooking,
  type StoredBooking,
} from './queries'

/** What a voucher, a calendar entry or a notification about a booking is made from. */
export type BookingSource = {
  id: number
  /** Language in which it was booked. */
  language: Language
  /** The driver's address; no other one gets the secret link. */
  email: string
  /** Number of changes so far. */
  changes: number
  /** When the booking was changed last, or its status. */
  touchedAt: Date
  /** The car of the model that is set aside for it at present. */
  setAside: SetAsideCar
  /** Both documents of the driver were sent ahead. */
  scansSent: boolean
  /** What was booked, as it is after the last change. */
  rental: RentalRequest
  read(language: Language): Promise<Booking>
}

/** The key of the booking, the session of its client, or both: one that opens it is enough. */
export type VoucherAccess = { bookingNumber: string; key: string | null; clientId: number | null }

/**
 * Returns what a voucher is made from.
 *
 * @throws {FailureError} `not_found` for a wrong number, a wrong key and another client's booking alike
 */
export async function openForVoucher(deps: BookingDeps, access: VoucherAccess): Promise<BookingSource> {
  const { bookingNumber, key, clientId } = access
  if (clientId !== null) {
    const own = await findClientBooking(deps.db, clientId, bookingNumber)
    if (own) return sourceOf(deps, own)
  }
  if (key === null) throw new FailureError('not_found', 'No such booking.')
  return sourceOf(deps, await openBooking(deps, { bookingNumber, key, clientId }))
}

/**
 * Returns what a notification is made from, with the keys of the driver's secret link and of the owner of the phone, or null when
 * there is no such booking.
 */
export async function findForNotification(
  deps: BookingDeps,
  number: string,
): Promise<(BookingSource & { key: string; ownerToken: string }) | null> {
  const booking = await findBookingByNumber(deps.db, number)
  if (!booking) return null
  const { keySalt, clientId } = booking
  const ownerToken = signOwner({ number, clientId: clientId ?? 0 }, deps.secret)
  return { ...(await sourceOf(deps, booking)), key: guestKey(number, keySalt, deps.secret), ownerToken }
}

async function sourceOf(deps: BookingDeps, booking: StoredBooking): Promise<BookingSource> {
  const [{ changes, changedAt }, setAside, scans] = await Promise.all([
    countChanges(deps.db, booking.id),
    findCar(deps.db, booking.carId),
    countScans(deps.db, booking.id),
  ])
  const statusAt = booking.history.at(-1)?.at ?? booking.createdAt
  return {
    id: booking.id,
    language: booking.language,
    email: booking.driver.email,
    changes,
    setAside,
    scansSent: scans === SCAN_KINDS.length,
    rental: booking.rental,
    touchedAt: changedAt && changedAt > statusAt ? changedAt : statusAt,
    read: (language) => describeBooking(deps, booking, language),
  }
}
