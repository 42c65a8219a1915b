import { subHours } from 'date-fns'
import {
  findPeriodRejection,
  type PeriodLimits,
  type RentalPeriod,
} from '@/provider/contract/rules/dates/rental-period'
import { parseWireMoment } from '@/provider/contract/rules/dates/wire-time'
import { FailureError } from '@/provider/failure-error'

/**
 * Returns the wire's `df` and `dt` as instants when they can be booked online now.
 *
 * @throws {FailureError} `invalid_dates` for a moment that no calendar has, or the code of the limit that is broken
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
  const periodError = findPeriodRejection({ pickup, dropoff }, now, limits)
  if (periodError) throw new FailureError(periodError, `Dates refused: ${periodError}.`)
  return { pickup, dropoff }
}

/** Returns until when a rental can be cancelled for a full refund, or null when that has passed or there are no dates. */
export function freeCancellationUntil(
  period: RentalPeriod | null,
  { freeCancellationHours }: { freeCancellationHours: number },
  now: Date,
): string | null {
  if (!period) return null
  const until = subHours(period.pickup, freeCancellationHours)
  return until > now ? until.toISOString() : null
}
