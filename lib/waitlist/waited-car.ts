import { wireRental } from '@/lib/api/provider/wire-rental'
import { DEFAULT_PLACE_ID, STATION_TIME_ZONE } from '@/lib/config/product'
import { fromStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { WaitlistRequest } from '@/provider/contract/waitlist'

/** A car that is waited for, as its link names it. */
export type WaitedCar = {
  car: string
  slug: string
  /** The rental's address, `?from=…`. */
  query: string
  /** In words. */
  dates: string
}

/** Returns the rental of an address that a page made, `?from=…&place=…`, as the provider reads it; null without dates. */
export function waitedRental(query: string): Omit<WaitlistRequest, 'slug' | 'destination'> | null {
  const params = new URLSearchParams(query)
  const moment = (name: 'from' | 'to') =>
    fromStationMoment({ date: params.get(name) ?? '', time: params.get(`${name}Time`) ?? '' }, STATION_TIME_ZONE)
  const [pickup, dropoff] = [moment('from'), moment('to')]
  if (!pickup || !dropoff) return null
  const placeId = Number(params.get('place') || DEFAULT_PLACE_ID)
  return wireRental({ pickup, dropoff, placeId, dropoffPlaceId: Number(params.get('back') || placeId) })
}
