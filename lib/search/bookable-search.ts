import type { CalendarRules } from './calendar-rules'
import { rentalLength } from './rental-length'
import type { SearchFields } from './search-params'

/** What a form can take over of an earlier search. A code belongs to one booking, an order to a list. */
export type LastSearch = Omit<SearchFields, 'promo' | 'sort'>

export type SearchLimits = Pick<CalendarRules, 'first' | 'last'> & { maxRentalDays: number }

/**
 * An earlier search, if its dates could still be booked now. Plain comparisons on the station's clock, because it runs in
 * the browser.
 *
 * @returns null when the limits have passed it by, or it never had dates.
 */
export function bookableSearch(earlierSearch: Partial<SearchFields>, limits: SearchLimits): LastSearch | null {
  const { from = '', fromTime = '', to = '', toTime = '', place = '', back = '', class: classId = '' } = earlierSearch
  const days = rentalLength({ from, fromTime, to, toTime })
  if (days === null || days > limits.maxRentalDays) return null
  if (`${from}T${fromTime}` < `${limits.first.date}T${limits.first.time}` || from > limits.last) return null
  return { from, fromTime, to, toTime, place, back, class: classId }
}
