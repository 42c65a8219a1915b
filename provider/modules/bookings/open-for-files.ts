import type { BookingStatus } from '@/provider/contract/bookings'
import { FailureError } from '@/provider/failure-error'
import type { BookingDeps } from './booking-deps'
import type { VoucherAccess } from './booking-source'
import { openBooking } from './open-booking'
import { findClientBooking, type StoredBooking } from './queries'

/** A booking that was opened for its files. `byGuest`: by its key, not by the session of its client. */
export type OpenedBooking = {
  id: number
  number: string
  clientId: number
  status: BookingStatus
  byGuest: boolean
}

/**
 * Opens a booking for its files.
 *
 * @throws {FailureError} `not_found` for a wrong number, a wrong key and another client's booking alike
 */
export async function openForFiles(
  deps: BookingDeps,
  { bookingNumber, key, clientId }: VoucherAccess,
): Promise<OpenedBooking> {
  const own = clientId === null ? null : await findClientBooking(deps.db, clientId, bookingNumber)
  if (own) return opened(own, false)
  if (key === null) throw noBookingFailure()
  return opened(await openBooking(deps, { bookingNumber, key, clientId }), true)
}

function opened({ id, number, clientId, status }: StoredBooking, byGuest: boolean): OpenedBooking {
  if (clientId === null) throw noBookingFailure()
  return { id, number, clientId, status, byGuest }
}

function noBookingFailure(): FailureError {
  return new FailureError('not_found', 'No such booking.')
}
