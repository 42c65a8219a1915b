import type { CodeResponse } from '@/provider/contract/auth'
import type { PhoneCodeRequest } from '@/provider/contract/bookings'
import { requestCode } from '@/provider/modules/auth/request-code'
import type { BookingDeps, BookingVisitor } from './booking-deps'

/**
 * Sends a code to the phone of a booking that was rejected with `phone_unproved`, a client's phone or not.
 *
 * @throws {FailureError} `too_many_requests`
 */
export function requestPhoneCode(
  deps: BookingDeps,
  { phone }: PhoneCodeRequest,
  { ip, language }: BookingVisitor,
): Promise<CodeResponse> {
  return requestCode(deps, { purpose: 'booking', phone }, { ip, language })
}
