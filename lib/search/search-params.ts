import { DEFAULT_PLACE_ID, STATION_TIME_ZONE } from '@/lib/config/product'
import { readPromo } from '@/lib/options/choice'
import { isCarClass } from '@/provider/contract/rules/cars/car-classes'
import { CASH } from '@/provider/contract/rules/cars/car-filters'
import { findPeriodRejection, type PeriodLimits } from '@/provider/contract/rules/dates/rental-period'
import { fromStationMoment, toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { Rental } from './rental'
import type { RentalError } from './rental-error'

/** The search in an address: our own names, station local time (PRODUCT §4). Texts as typed; empty = not given. */
export type SearchFields = {
  from: string
  fromTime: string
  to: string
  toTime: string
  place: string
  back: string
  class: string
  sort: string
  /** Promo code, upper case. */
  promo: string
}

type RawParams = Record<string, string | string[] | undefined>

export type RentalChoice = { rental: Rental; error: null } | { rental: null; error: RentalError }

export const FIELD_NAMES = ['from', 'fromTime', 'to', 'toTime', 'place', 'back', 'class', 'sort', 'promo'] as const

const FIELD_MAX = 40

/** Takes only what the search knows, cut to a sane length; the first of repeated values wins. */
export function readSearchFields(params: RawParams): SearchFields {
  const read = (name: keyof SearchFields) => {
    const value = params[name]
    return (Array.isArray(value) ? value[0] : value)?.slice(0, FIELD_MAX) ?? ''
  }
  const fields = Object.fromEntries(FIELD_NAMES.map((name) => [name, read(name)])) as SearchFields
  return { ...fields, promo: readPromo(fields.promo) }
}

/** True when the address asks for dates at all. */
export function hasDates({ from, to }: SearchFields): boolean {
  return from !== '' || to !== ''
}

/** Checks the fields against the branch's limits. `placeIds` are the places that exist. */
export function chooseRental(
  fields: SearchFields,
  { now, limits, placeIds, defaultTime }: { now: Date; limits: PeriodLimits; placeIds: number[]; defaultTime: string },
): RentalChoice {
  const pickup = fromStationMoment({ date: fields.from, time: fields.fromTime || defaultTime }, STATION_TIME_ZONE)
  const dropoff = fromStationMoment({ date: fields.to, time: fields.toTime || defaultTime }, STATION_TIME_ZONE)
  if (!pickup || !dropoff) return { rental: null, error: 'invalid_dates' }

  const placeId = fields.place === '' ? DEFAULT_PLACE_ID : Number(fields.place)
  const dropoffPlaceId = fields.back === '' ? placeId : Number(fields.back)
  if (!placeIds.includes(placeId) || !placeIds.includes(dropoffPlaceId)) return { rental: null, error: 'unknown_place' }
  if (fields.class !== '' && !isCarClass(fields.class)) return { rental: null, error: 'unknown_class' }

  const error = findPeriodRejection({ pickup, dropoff }, now, limits)
  return error ? { rental: null, error: error } : { rental: { pickup, dropoff, placeId, dropoffPlaceId }, error: null }
}

/** The fields of a rental and the code that goes with it, for links and forms that carry them on. */
export function rentalFields(
  { pickup, dropoff, placeId, dropoffPlaceId }: Rental,
  promo = '',
): Omit<SearchFields, 'class' | 'sort'> {
  const from = toStationMoment(pickup, STATION_TIME_ZONE)
  const to = toStationMoment(dropoff, STATION_TIME_ZONE)
  return {
    from: from.date,
    fromTime: from.time,
    to: to.date,
    toTime: to.time,
    place: String(placeId),
    back: dropoffPlaceId === placeId ? '' : String(dropoffPlaceId),
    promo,
  }
}

/** The `?…` of an address with the switch "No Russian bank card?". */
export function withCash(query: string, isOn: boolean | undefined): string {
  return isOn ? `${query}${query === '' ? '?' : '&'}cash=${CASH}` : query
}

/** `?from=…&to=…`, only what is filled in. */
export function searchQuery(fields: Partial<SearchFields>): string {
  const query = new URLSearchParams()
  for (const name of FIELD_NAMES) if (fields[name]) query.set(name, fields[name])
  const text = query.toString()
  return text ? `?${text}` : ''
}
