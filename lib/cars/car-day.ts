import type { CalendarDay } from '@/provider/contract/cars-calendar'

/** One day of a model: a free one has its price. */
export type CarDay = Pick<CalendarDay, 'date' | 'season'> &
  ({ state: 'free'; priceKop: number } | { state: Exclude<CalendarDay['state'], 'free'>; priceKop: null })

/** The contract's day, exactly. One that is free for no price can be had by nobody. */
export function toCarDay({ date, season, state, priceKop }: CalendarDay): CarDay {
  if (state === 'free' && priceKop !== null) return { date, season, state, priceKop }
  return { date, season, state: state === 'free' ? 'taken' : state, priceKop: null }
}
