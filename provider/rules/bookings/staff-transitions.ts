import { addMinutes } from 'date-fns'
import type { BookingStatus } from '@/provider/contract/bookings'
import { WASH_INCLUDED } from '@/provider/contract/rules/cars/wash-included'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { HandOutGap } from './hand-out-gaps'
import { AUTOMATIC_CHARGES, type Charge, type ChargeRequest } from './return-charges'
import { canTransition, statusAt } from './transitions'

/** More in a day means that the odometer was typed wrongly. */
const KM_PER_DAY_MAX = 2_000
const DAY_MS = 24 * 60 * 60 * 1000
/** The branch's clock and the server's need not agree to the second. */
const CLOCK_MINUTES = 5

/** A rejection by its name, with what its text needs. */
export type TransitionRejection =
  | { why: 'not_found' | 'is_paying' | 'expired' | 'not_begun' | 'future' | 'before_hand_over' }
  | { why: 'illegal_transition'; status: BookingStatus }
  | { why: 'too_early'; startAt: Date }
  | { why: 'car_away'; number: string }
  | { why: 'not_ready'; gaps: readonly HandOutGap[] }
  | { why: 'mileage_back' | 'mileage_far'; mileageKm: number }
  | {
      why: 'unknown_charge' | 'charge_twice' | 'charge_is_found' | 'charge_has_no_price' | 'charge_included'
      code: string
      listedCodes: string[]
    }

type Transitionable = { status: BookingStatus; holdUntil: Date | null; startAt: Date }

/** Returns why the staff may not move a booking to this status, or null. */
export function transitionRejection(booking: Transitionable, to: BookingStatus, now: Date): TransitionRejection | null {
  const status = statusAt(booking, now)
  if (status === 'expired') return { why: 'expired' }
  return canTransition(status, to) ? null : { why: 'illegal_transition', status }
}

/** Rejects a hand-out before the day of the rental. */
export function handOutRejection({ startAt }: Transitionable, at: Date, timeZone: string): TransitionRejection | null {
  const isBefore = toStationMoment(at, timeZone).date < toStationMoment(startAt, timeZone).date
  return isBefore ? { why: 'too_early', startAt } : null
}

/** Rejects a moment in the future: an action may be recorded afterwards only. */
export function momentRejection(at: Date, now: Date): TransitionRejection | null {
  return at > addMinutes(now, CLOCK_MINUTES) ? { why: 'future' } : null
}

type Odometer = { previousKm: number; mileageKm: number; since: Date; at: Date }

/** Rejects a mileage below the last one, or farther from it than a car can drive. */
export function odometerRejection({ previousKm, mileageKm, since, at }: Odometer): TransitionRejection | null {
  if (mileageKm < previousKm) return { why: 'mileage_back', mileageKm: previousKm }
  const days = Math.max(1, Math.ceil((+at - +since) / DAY_MS))
  const mostKm = previousKm + days * KM_PER_DAY_MAX
  return mileageKm > mostKm ? { why: 'mileage_far', mileageKm: mostKm } : null
}

/** Rejects a charge that the price of the model has in it already: the wash of a model with that tag. */
export function includedRejection(
  requested: readonly ChargeRequest[],
  tags: readonly string[],
): TransitionRejection | null {
  const isIncluded = tags.includes(WASH_INCLUDED) && requested.some(({ code }) => code === 'wash')
  return isIncluded ? { why: 'charge_included', code: 'wash', listedCodes: [] } : null
}

/** Rejects a requested charge that is not in the branch's list, comes twice, has no price, or is computed anyway. */
export function chargeRejection(
  requested: readonly ChargeRequest[],
  charges: readonly Charge[],
): TransitionRejection | null {
  const seen = new Set<string>()
  const listedCodes = charges.filter(({ feeKop }) => feeKop !== null).map((charge) => charge.code)
  for (const { code } of requested) {
    const charge = charges.find((listed) => listed.code === code)
    if (AUTOMATIC_CHARGES.some((automatic) => automatic === code)) return { why: 'charge_is_found', code, listedCodes }
    if (!charge) return { why: 'unknown_charge', code, listedCodes }
    if (charge.feeKop === null) return { why: 'charge_has_no_price', code, listedCodes }
    if (seen.has(code)) return { why: 'charge_twice', code, listedCodes }
    seen.add(code)
  }
  return null
}
