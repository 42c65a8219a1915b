import type { Consent, Driver, HoldRequest } from '@/provider/contract/bookings'
import { driverFault } from '@/provider/contract/rules/driver-limits'
import { toStationMoment } from '@/provider/contract/rules/station-time'
import { FailureError } from '@/provider/failure-error'
import type { OfferedRental } from '@/provider/modules/cars/offers'
import { readQuote } from '@/provider/modules/quotes/quote-token'

const FIELD_OF = {
  driver_too_young: 'driver.birthDate',
  driver_too_old: 'driver.birthDate',
  experience_too_short: 'driver.licenceSince',
} as const

/** @throws {FailureError} `consent_required`, naming the documents that were not agreed to. */
export function requireConsents(consents: Consent[], documents: readonly Consent['document'][]): void {
  const missing = documents.filter((document) => !consents.some((consent) => consent.document === document))
  if (missing.length === 0) return
  throw new FailureError('consent_required', `Not agreed to: ${missing.join(', ')}.`, {
    fields: Object.fromEntries(missing.map((document) => [`consents.${document}`, 'required'])),
  })
}

/** @throws {FailureError} `driver_too_young`, `driver_too_old`, `experience_too_short` on the rental's dates. */
export function requireFitDriver(driver: Driver, { model, period, data }: OfferedRental): void {
  const dateOf = (instant: Date) => toStationMoment(instant, data.timeZone).date
  const dates = { pickupDate: dateOf(period.pickup), dropoffDate: dateOf(period.dropoff) }
  const { minAge, minExperienceYears } = model
  const fault = driverFault(driver, dates, { minAge, minExperienceYears, maxAge: data.rules.maxDriverAge })
  if (fault)
    throw new FailureError(fault, 'The driver is outside the limits.', { fields: { [FIELD_OF[fault]]: fault } })
}

/**
 * The price of now must be the one that was quoted. An expired quote with the same total is accepted: what was
 * promised is what is charged, and sending the visitor back would change nothing.
 *
 * @throws {FailureError} `quote_invalid`, `price_changed` with both totals.
 */
export function requireQuotedPrice({ quoteToken, rental }: HoldRequest, totalKop: number, secret: string): void {
  const quote = readQuote(quoteToken, rental, secret)
  if (!quote) throw new FailureError('quote_invalid', 'The quote is not ours, or not for this rental.')
  if (quote.totalKop === totalKop) return
  throw new FailureError('price_changed', 'The price is not the quoted one any more.', {
    details: { oldTotalKop: quote.totalKop, newTotalKop: totalKop },
  })
}

/** @throws {FailureError} `car_not_for_hire` when no free plate would help: out of season, or only with a driver. */
export function requireForHire({ reason }: OfferedRental): void {
  if (reason !== 'season' && reason !== 'with_driver') return
  throw new FailureError('car_not_for_hire', `Not hired out: ${reason}.`, { details: { reason } })
}
