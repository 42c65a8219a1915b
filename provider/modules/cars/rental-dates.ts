import { type PeriodLimits, periodFault, type RentalPeriod } from '@/provider/contract/rules/dates/rental-period'
import { parseWireMoment } from '@/provider/contract/rules/dates/wire-time'
import { FailureError } from '@/provider/failure-error'

/**
 * The wire's `df`, `dt` as instants that may be booked online now.
 *
 * @throws {FailureError} `invalid_dates` for a moment that no calendar has, or the limit that is broken.
 */
export function requirePeriod({ df, dt }: { df: string; dt: string }, now: Date, limits: PeriodLimits): RentalPeriod {
  const pickup = parseWireMoment(df)
  const dropoff = parseWireMoment(dt)
  if (!pickup || !dropoff) {
    const field = pickup ? 'dt' : 'df'
    throw new FailureError('invalid_dates', `${field} is no moment of the calendar.`, {
      fields: { [field]: 'invalid' },
    })
  }
  const fault = periodFault({ pickup, dropoff }, now, limits)
  if (fault) throw new FailureError(fault, `Dates refused: ${fault}.`)
  return { pickup, dropoff }
}
