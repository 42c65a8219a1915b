import { daysBetween } from '@/lib/search/dates-in-order'
import { type SearchFields, searchQuery } from '@/lib/search/search-params'
import type { StationMoment } from '@/provider/contract/rules/dates/station-time'
import type { BranchRules } from '@/provider/contract/settings'
import { daysLater } from './calendar-month'

type DayQueryContext = {
  /** The search that the page has already: its times, places, length and code stay. */
  values: Partial<SearchFields>
  /** First allowed pick-up. */
  first: StationMoment
  rules: Pick<BranchRules, 'defaultTime' | 'defaultLengthDays'>
}

/** `?from=…` of a rental that starts on a day of the calendar; null when that is too soon to book. */
export function dayQuery(date: string, { values, first, rules }: DayQueryContext): string | null {
  if (date < first.date) return null
  const usual = values.fromTime || rules.defaultTime
  const days = daysBetween(values.from ?? '', values.to ?? '') ?? rules.defaultLengthDays
  return searchQuery({
    ...values,
    from: date,
    fromTime: date === first.date && usual < first.time ? first.time : usual,
    to: daysLater(date, days),
    toTime: values.toTime || rules.defaultTime,
    class: '',
    sort: '',
  })
}
