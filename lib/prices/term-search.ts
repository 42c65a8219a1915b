import { dropoffFor } from '@/lib/search/dates-in-order'
import type { SearchFields } from '@/lib/search/search-params'
import { TERM_DAYS } from './term-days'

/** The columns of the price table (specification §9), each with the length that its links suggest. */
export const TERMS = [
  { name: 'underThreeKop', days: TERM_DAYS.shortMax },
  { name: 'fromThreeKop', days: TERM_DAYS.middleMax - 1 },
  { name: 'fromSevenKop', days: TERM_DAYS.longMin },
] as const

/**
 * The search that a price of the table leads to: the suggested pick-up, but not before the season begins. Without times:
 * the branch's own are the default, and three links a model are long enough.
 *
 * @param days length of the rental
 */
export function termSearch(
  suggested: Pick<SearchFields, 'from'>,
  season: { from: string; to: string },
  days: number,
): Pick<SearchFields, 'from' | 'to'> {
  const { from } = [season, suggested].reduce((one, other) => (one.from < other.from ? other : one))
  return { from, to: dropoffFor(from, '', days) }
}
