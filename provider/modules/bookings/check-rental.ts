import type { Driver, ExtraDriver } from '@/provider/contract/bookings'
import type { RentalOptions } from '@/provider/contract/options'
import type { RentalRequest } from '@/provider/contract/quotes'
import {
  type DriverDates,
  findDriverRejection,
  impossibleDriverDates,
} from '@/provider/contract/rules/bookings/driver-limits'
import type { RentalPeriod } from '@/provider/contract/rules/dates/rental-period'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { EXTRA_DRIVER } from '@/provider/contract/rules/options/option-kinds'
import { FailureError } from '@/provider/failure-error'
import { isProtectionLate } from '@/provider/modules/bookings/rules/cancellation-refund'
import type { PricedRental } from '@/provider/modules/cars/price-car-rental'
import type { Quotes } from '@/provider/modules/quotes/quote-rental'
import { changeRejection } from '@/provider/rules/bookings/transitions'
import type { BranchSettings, StationRules } from '@/provider/rules/settings/station-settings'
import type { StoredBooking } from './queries'

const FIELD_OF = {
  driver_too_young: 'birthDate',
  driver_too_old: 'birthDate',
  experience_too_short: 'licenceSince',
} as const

type RentalLimits = {
  model: Pick<PricedRental['model'], 'minAge' | 'minExperienceYears'>
  period: RentalPeriod
  data: Pick<BranchSettings, 'timeZone' | 'rules'>
}

/**
 * Holds all drivers to the same limits, on the rental's dates; fields are `driver.…`, `extraDrivers.0.…`.
 *
 * @throws {FailureError} `invalid_request` for dates that no driver can have; `driver_too_young`, `driver_too_old`,
 * `experience_too_short`; `invalid_request` for the main driver as his own further driver.
 */
export function requireFitDrivers(driver: Driver, extraDrivers: ExtraDriver[], rental: RentalLimits): void {
  requireFitDriver('driver', driver, rental)
  for (const [index, extra] of extraDrivers.entries()) {
    requireAnother(`extraDrivers.${index}`, driver, extra)
    requireFitDriver(`extraDrivers.${index}`, extra, rental)
  }
}

/** Requires as many named people as pieces of that extra. @throws {FailureError} `extra_drivers_missing` */
export function requireNamedDrivers(extraDrivers: ExtraDriver[], { extras }: RentalOptions): void {
  const wanted = extras.find(({ code }) => code === EXTRA_DRIVER)?.quantity ?? 0
  if (extraDrivers.length === wanted) return
  throw new FailureError('extra_drivers_missing', 'As many further drivers are named as the rental has.', {
    fields: { extraDrivers: 'another number of drivers' },
    details: { wanted, named: extraDrivers.length },
  })
}

/**
 * Requires that the present price is the quoted one. An expired quote with the same total is accepted: the promised sum is
 * charged, and another quote would change nothing.
 *
 * @throws {FailureError} `quote_invalid`, `price_changed` with both totals.
 */
export function requireQuotedPrice(quote: ReturnType<Quotes['read']>, totalKop: number): void {
  if (!quote) throw new FailureError('quote_invalid', 'The quote is not ours, or not for this rental.')
  requireSameTotal(quote.totalKop, totalKop)
}

/** Requires that a personal offer applies. @throws {FailureError} `offer_refused` with the reason */
export function requireOffer({ personalOffer }: Pick<PricedRental, 'personalOffer'>): void {
  if (!personalOffer || personalOffer.state === 'accepted') return
  throw new FailureError('offer_refused', 'The offer is not for this client, or not for this rental.', {
    details: { state: personalOffer.state },
  })
}

/** Requires that the shown total is the present one. @throws {FailureError} `price_changed` with both totals */
export function requireSameTotal(expectedTotalKop: number, totalKop: number): void {
  if (expectedTotalKop === totalKop) return
  throw new FailureError('price_changed', 'The price is not the one that was shown.', {
    details: { oldTotalKop: expectedTotalKop, newTotalKop: totalKop },
  })
}

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

function requireAnother(path: string, driver: Driver, extra: ExtraDriver): void {
  const field = extra.phone === driver.phone ? 'phone' : personOf(extra) === personOf(driver) ? 'last_name' : null
  if (!field) return
  throw new FailureError('invalid_request', 'The main driver is no further driver.', {
    fields: { [`${path}.${field}`]: 'the main driver' },
  })
}

function personOf({ last_name, first_name, birthDate }: ExtraDriver): string {
  return [last_name, first_name, birthDate].join(' ').toLowerCase()
}

function requireFitDriver(path: string, driver: DriverDates, { model, period, data }: RentalLimits): void {
  const dateOf = (instant: Date) => toStationMoment(instant, data.timeZone).date
  const dates = { pickupDate: dateOf(period.pickup), dropoffDate: dateOf(period.dropoff) }
  const impossible = Object.entries(impossibleDriverDates(driver, dates.pickupDate))
  if (impossible.length > 0) {
    throw new FailureError('invalid_request', 'No driver has such dates.', {
      fields: Object.fromEntries(impossible.map(([field, reason]) => [`${path}.${field}`, reason])),
    })
  }
  const { minAge, minExperienceYears } = model
  const failure = findDriverRejection(driver, dates, { minAge, minExperienceYears, maxAge: data.rules.maxDriverAge })
  if (!failure) return
  throw new FailureError(failure, 'A driver is outside the limits.', {
    fields: { [`${path}.${FIELD_OF[failure]}`]: failure },
  })
}
