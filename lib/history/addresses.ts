import { clientHref } from '@/lib/account/client-sections'
import { stepHref } from '@/lib/bookings/steps'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { NOTHING_CHOSEN } from '@/lib/options/choice'
import { rentalFields } from '@/lib/search/search-params'
import { suggestedSearch } from '@/lib/search/suggested-search'
import type { Booking } from '@/provider/contract/bookings'
import { fromStationMoment, toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { BranchRules } from '@/provider/contract/settings'

/** Details are a query of the section (PRODUCT §8). */
export function bookingHref(clientId: number, number: string): string {
  return `${clientHref('history', clientId)}?booking=${encodeURIComponent(number)}`
}

export function ownChangeHref(clientId: number, number: string): string {
  return `${bookingHref(clientId, number)}&edit=1`
}

/** The same car and options for as long, from the first day that the branch suggests; code and offer were for that trip. */
export function repeatHref({ car, pickupAt, dropoffAt, ...booking }: Booking, now: Date, rules: BranchRules): string {
  const [start, ended] = [new Date(pickupAt), new Date(dropoffAt)]
  const { time } = toStationMoment(start, STATION_TIME_ZONE)
  const pickup = fromStationMoment({ date: suggestedSearch(now, rules).from, time }, STATION_TIME_ZONE) ?? now
  const dropoff = new Date(pickup.getTime() + ended.getTime() - start.getTime())
  const [placeId, dropoffPlaceId] = [booking.pickupPlace.id, booking.dropoffPlace.id]
  const fields = rentalFields({ pickup, dropoff, placeId, dropoffPlaceId })
  return stepHref(car.slug, fields, 'options', { ...NOTHING_CHOSEN, options: booking.options })
}
