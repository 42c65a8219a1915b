import type { Booking, ChangeRequest, ConfirmRequest } from '@/provider/contract/bookings'
import type { BookingAccess } from '@/provider/rules/actors'
import type { BookingDeps, BookingVisitor } from './booking-deps'
import { changeBooking } from './change-booking'
import { confirmBooking } from './confirm-booking'

/**
 * Confirms a booking or changes it: the confirmation names the status.
 *
 * @throws {FailureError} the codes of `confirmBooking` or `changeBooking`
 */
export async function updateBooking(
  deps: BookingDeps,
  access: BookingAccess,
  patch: ConfirmRequest | ChangeRequest,
  visitor: BookingVisitor,
): Promise<Booking> {
  return 'status' in patch
    ? confirmBooking(deps, access, patch, visitor)
    : changeBooking(deps, access, patch, visitor.language)
}
