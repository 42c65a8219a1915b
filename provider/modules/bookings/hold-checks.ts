import type { Consent, Driver } from '@/provider/contract/bookings'
import { driverFault, impossibleDriverDates } from '@/provider/contract/rules/driver-limits'
import { toStationMoment } from '@/provider/contract/rules/station-time'
import { FailureError } from '@/provider/failure-error'
import type { OfferedRental } from '@/provider/modules/cars/offers'
import type { QuotesService } from '@/provider/modules/quotes/service'
import { isInForce } from '@/provider/rules/document-versions'
import type { StationData } from '@/provider/rules/station'

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

/** @throws {FailureError} `consent_required`, naming the documents whose text is another one now. */
export function requireVersionsInForce(
  consents: Consent[],
  { documentVersions, timeZone }: Pick<StationData, 'documentVersions' | 'timeZone'>,
  now: Date,
): void {
  const wrong = consents.filter(
    ({ document, version }) => !isInForce(version, documentVersions[document], now, timeZone),
  )
  if (wrong.length === 0) return
  throw new FailureError('consent_required', 'Agreed to a version that is not in force.', {
    fields: Object.fromEntries(wrong.map(({ document }) => [`consents.${document}`, 'not the version in force'])),
  })
}

/** @throws {FailureError} `invalid_request` for dates that nobody can have; `driver_too_young`, `driver_too_old`, `experience_too_short` on the rental's dates. */
export function requireFitDriver(driver: Driver, { model, period, data }: OfferedRental): void {
  const dateOf = (instant: Date) => toStationMoment(instant, data.timeZone).date
  const dates = { pickupDate: dateOf(period.pickup), dropoffDate: dateOf(period.dropoff) }
  const impossible = Object.entries(impossibleDriverDates(driver, dates.pickupDate))
  if (impossible.length > 0) {
    throw new FailureError('invalid_request', 'No driver has such dates.', {
      fields: Object.fromEntries(impossible.map(([field, reason]) => [`driver.${field}`, reason])),
    })
  }
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
export function requireQuotedPrice(quote: ReturnType<QuotesService['read']>, totalKop: number): void {
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
