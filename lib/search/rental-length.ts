import type { SearchFields } from './search-params'

const DAY_MS = 24 * 60 * 60 * 1000

type Ends = Pick<SearchFields, 'from' | 'fromTime' | 'to' | 'toTime'>

/**
 * Rental days of the form as it stands: started 24-hour periods, as the branch counts them. Without a library, because
 * it runs in the browser; both ends are on one clock, so any zone would do.
 *
 * @returns null while an end is missing or they are out of order.
 */
export function rentalLength({ from, fromTime, to, toTime }: Ends): number | null {
  const days = Math.ceil((Date.parse(`${to}T${toTime}:00Z`) - Date.parse(`${from}T${fromTime}:00Z`)) / DAY_MS)
  return days > 0 ? days : null
}
