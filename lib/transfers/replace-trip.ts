import { TRIP_NAMES, type TripFields, tripQuery } from './trip-fields'

/** Writes a trip into the address without a step of history: reload, language switch and sharing keep it. */
export function replaceTrip(fields: TripFields, first: TripFields): void {
  const url = new URL(window.location.href)
  for (const name of TRIP_NAMES) url.searchParams.delete(name)
  for (const [name, value] of tripQuery(fields, first)) url.searchParams.set(name, value)
  window.history.replaceState(null, '', url)
}
