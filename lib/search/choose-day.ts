import type { SearchFields } from './search-params'

export type End = 'from' | 'to'
type Dates = Pick<SearchFields, 'from' | 'fromTime' | 'to' | 'toTime'>
export type ChosenDay = { changed: Partial<Dates>; next: End }

/**
 * Returns what a press on a day changes, and which end the next press is for. A drop-off before the pick-up is a new
 * pick-up; on its own day only a later hour makes it a drop-off.
 */
export function chooseDay(date: string, end: End, { from, fromTime, toTime }: Dates): ChosenDay {
  const isDropoff = end === 'to' && (date > from || (date === from && toTime > fromTime))
  return isDropoff ? { changed: { to: date }, next: 'from' } : { changed: { from: date }, next: 'to' }
}
