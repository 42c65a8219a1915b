import type { ResultsSnapshot } from './search-slice'

/** The list of cars that a visitor came from; `free` only for dates. */
export type LastList = { href: string; free: number | null }

/** Names of an address that mean nothing once the dates are over. */
const OF_DATES = ['from', 'fromTime', 'to', 'toTime', 'place', 'back', 'promo']

/**
 * The way back to the list last shown: with its dates while they lie ahead, and with those filters that it offers.
 *
 * @param today `YYYY-MM-DD` at the station
 * @returns null when there was none, or nothing in it
 */
export function lastList(results: ResultsSnapshot | null, today: string): LastList | null {
  if (!results || results.cars.length === 0) return null
  const { query, filterOptions, fullCars, displaySeoCars } = results
  // A map: an address may name `constructor`.
  const offered = new Map(Object.entries(filterOptions))
  const pairs = [...new URLSearchParams(query)].filter(
    ([name, value]) => name !== 'page' && (offered.get(name)?.includes(value) ?? true),
  )
  const from = pairs.find(([name]) => name === 'from')?.[1]
  if (!displaySeoCars && from !== undefined && from >= today)
    return { href: `/booking-online/${queryOf(pairs)}`, free: fullCars.free }
  return { href: `/rent/${queryOf(pairs.filter(([name]) => !OF_DATES.includes(name)))}`, free: null }
}

function queryOf(pairs: Array<[string, string]>): string {
  const text = new URLSearchParams(pairs).toString()
  return text && `?${text}`
}
