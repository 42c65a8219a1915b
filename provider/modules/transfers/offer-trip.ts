import { addHours } from 'date-fns'
import { earliestPickup } from '@/provider/contract/rules/dates/rental-period'
import { fromStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { TransferPrice, TransferTrip } from '@/provider/contract/transfers'
import { FailureError } from '@/provider/failure-error'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { transferPrice } from '@/provider/rules/transfers/transfer-price'
import type { PresetRow, RouteRow, TransferRow } from './queries'

const DAY_HOURS = 24

/** What the branch offers, as far as an order needs it. */
type TripFacts = {
  models: TransferRow[]
  routes: RouteRow[]
  presets: PresetRow[]
  /** Codes. */
  places: string[]
  data: Pick<BranchSettings, 'timeZone' | 'nightFee' | 'transfers' | 'rules'>
}

export type OfferedTrip = {
  model: TransferRow
  startAt: Date
  /** Null: there is no way back. */
  backAt: Date | null
  /** The trip that the branch offers by name; null: none of them. */
  routeId: string | null
  /** A passenger is met there, so the number of the flight is required. */
  isMet: boolean
  price: TransferPrice
}

/**
 * Returns the trip as it can be ordered now, with its price.
 *
 * @throws {FailureError} `not_found`, `unknown_place`, `option_not_offered`, `invalid_request`, `dropoff_before_pickup`,
 * `invalid_dates`, `pickup_in_past`, `pickup_too_soon`, `pickup_too_far`
 */
export function offerTrip(trip: TransferTrip, facts: TripFacts, now: Date): OfferedTrip {
  const { data } = facts
  const model = facts.models.find(({ slug }) => slug === trip.slug)
  if (!model) throw new FailureError('not_found', 'No such model with a driver.')
  requireSeats(trip, model)
  requirePlaces(trip, facts)
  const route = routeOf(trip, model, facts.routes)
  const hours = hoursOf(trip, model, route, data)
  const startAt = requireMoment('at', trip.at, now, data)
  const back = trip.kind === 'transfer' ? trip.back : null
  const backAt = back && requireMoment('back', back, now, data)
  if (backAt && backAt < addHours(startAt, hours)) {
    throw new FailureError('dropoff_before_pickup', 'The way back begins before the way there ends.', {
      fields: { back: 'too early' },
    })
  }
  const { nightHourKop, childSeatKop } = data.transfers
  const price = transferPrice(
    {
      hours,
      time: trip.at.time,
      backTime: back?.time ?? null,
      childSeats: trip.childSeats,
      isFrom: trip.kind === 'transfer' && route === null,
    },
    model,
    { nightHourKop, childSeatKop, night: data.nightFee },
  )
  const isMet =
    trip.kind === 'transfer' &&
    facts.presets.some(({ flightRequired, fromPlace }) => flightRequired && fromPlace === trip.fromPlace)
  return { model, startAt, backAt, routeId: route?.id ?? null, isMet, price }
}

function requireSeats({ passengers, childSeats }: TransferTrip, model: TransferRow): void {
  if (passengers > model.passengers) throw invalidFieldFailure('passengers', `at most ${model.passengers}`)
  if (childSeats > passengers) throw invalidFieldFailure('childSeats', 'more than passengers')
}

function requirePlaces({ kind, fromPlace, toPlace }: TransferTrip, { places }: TripFacts): void {
  for (const [field, code] of Object.entries({ fromPlace, toPlace })) {
    if (code === null || places.includes(code)) continue
    throw new FailureError('unknown_place', `There is no place ${code}.`, { fields: { [field]: 'unknown' } })
  }
  if (kind === 'transfer' && fromPlace !== null && fromPlace === toPlace)
    throw invalidFieldFailure('toPlace', 'the same place')
}

/** A transfer is found by its two ends, in either direction; an excursion by its name. */
function routeOf(trip: TransferTrip, { classId }: TransferRow, routes: RouteRow[]): RouteRow | null {
  const matching = routes.filter(({ classes }) => classes.includes(classId))
  if (trip.kind === 'excursion') {
    const route = matching.find(({ kind, id }) => kind === 'excursion' && id === trip.route)
    if (route) return route
    throw new FailureError('option_not_offered', 'No such trip with this model.', { fields: { route: 'not offered' } })
  }
  if (trip.kind !== 'transfer' || trip.fromPlace === null || trip.toPlace === null) return null
  const ends = [trip.fromPlace, trip.toPlace].sort().join()
  const isBetweenEnds = ({ kind, fromPlace, toPlace }: RouteRow) =>
    kind === 'transfer' && [fromPlace, toPlace].sort().join() === ends
  return matching.find(isBetweenEnds) ?? null
}

function hoursOf(
  { kind, hours }: TransferTrip,
  { minHours, dayHours }: TransferRow,
  route: RouteRow | null,
  { transfers }: TripFacts['data'],
): number {
  if (kind === 'day') return dayHours
  if (kind !== 'hour') return Math.max(route?.hours ?? 0, minHours)
  if (hours < minHours) throw invalidFieldFailure('hours', `at least ${minHours}`)
  if (hours > transfers.maxHours) throw invalidFieldFailure('hours', `at most ${transfers.maxHours}`)
  return hours
}

function requireMoment(
  field: 'at' | 'back',
  moment: TransferTrip['at'],
  now: Date,
  { timeZone, transfers, rules }: TripFacts['data'],
): Date {
  const at = fromStationMoment(moment, timeZone)
  if (!at)
    throw new FailureError('invalid_dates', `${field} is no moment of the calendar.`, {
      fields: { [field]: 'invalid' },
    })
  if (at < now) throw new FailureError('pickup_in_past', `${field} is over.`)
  if (at < earliestPickup(now, { minHoursBeforePickup: transfers.leadHours })) {
    throw new FailureError('pickup_too_soon', `${field} is too soon.`, { details: { hours: transfers.leadHours } })
  }
  if (at > addHours(now, rules.maxDaysAhead * DAY_HOURS))
    throw new FailureError('pickup_too_far', `${field} is too far.`)
  return at
}

function invalidFieldFailure(field: string, reason: string): FailureError {
  return new FailureError('invalid_request', `${field}: ${reason}.`, { fields: { [field]: reason } })
}
