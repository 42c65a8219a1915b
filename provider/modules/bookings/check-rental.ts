import type { RentalRequest } from '@/provider/contract/quotes'
import { FailureError } from '@/provider/failure-error'
import { isProtectionLate } from '@/provider/modules/bookings/rules/cancellation-refund'
import type { PricedRental } from '@/provider/modules/cars/price-car-rental'
import { changeRejection } from '@/provider/rules/bookings/transitions'
import type { StationRules } from '@/provider/rules/settings/station-settings'
import type { StoredBooking } from './queries'

/**
 * Requires that the booking, by its own state and dates, may become this rental now.
 *
 * @throws {FailureError} `hold_expired`, `change_too_late`, `conflict`; `option_not_offered` for protection that is
 * added after free cancellation is over.
 */
export function requireChangeable(
  booking: StoredBooking,
  rental: RentalRequest,
  rules: Pick<StationRules, 'changeHours' | 'freeCancellationHours'>,
  now: Date,
): void {
  const rejection = changeRejection(booking, rules.changeHours, now)
  if (rejection) throw new FailureError(rejection, 'The booking may not be changed any more.')
  if (!isProtectionLate({ ...booking, ...rules }, rental, now)) return
  throw new FailureError('option_not_offered', 'Free cancellation is over: protection comes too late.', {
    fields: { 'rental.options.protection': 'not offered' },
  })
}

/**
 * Rejects a car that is out of season or comes only with a driver: no free plate would help.
 *
 * @throws {FailureError} `car_not_for_hire`
 */
export function requireForHire({ reason }: PricedRental): void {
  if (reason !== 'season' && reason !== 'with_driver') return
  throw new FailureError('car_not_for_hire', `Not hired out: ${reason}.`, { details: { reason } })
}
