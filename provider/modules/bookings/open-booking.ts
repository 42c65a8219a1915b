import { FailureError } from '@/provider/failure-error'
import type { BookingAccess, GuestHolder } from '@/provider/rules/actors'
import type { BookingDeps } from './booking-deps'
import { isKeyOf } from './booking-key'
import { findBookingByNumber, findBookingKey, findClientBooking, type StoredBooking } from './queries'

type Deps = Pick<BookingDeps, 'db' | 'secret'>

/**
 * Returns the booking that this access opens.
 *
 * @throws {FailureError} `not_found` for a wrong number, a wrong key and another client's booking alike
 */
export async function openBooking(deps: Deps, access: BookingAccess): Promise<StoredBooking> {
  const booking =
    'key' in access
      ? await findByKey(deps, access)
      : await findClientBooking(deps.db, access.clientId, access.bookingNumber)
  if (!booking) throw new FailureError('not_found', 'No such booking.')
  return booking
}

async function findByKey({ db, secret }: Deps, { bookingNumber, key }: GuestHolder): Promise<StoredBooking | null> {
  const stored = await findBookingKey(db, bookingNumber)
  return isKeyOf(key, stored, secret) ? findBookingByNumber(db, bookingNumber) : null
}
