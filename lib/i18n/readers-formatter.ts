import { formatDeadline, formatMoment, formatRange } from '@/lib/format/day-range'
import { dateLocale } from '@/provider/contract/rules/dates/date-locale'
import { numberFormat } from '@/provider/contract/rules/text/cached-formats'

export type ReadersFormatter = ReturnType<typeof makeFormatter>

/** Making one is dear, and a list of cars asks for dozens. */
const made = new Map<string, ReadersFormatter>()

/**
 * Dates and numbers as the readers of `dateLocale` write them, Chinese ranges in words; on the clock of
 * `timeZone` unless asked otherwise. Components take it from `useFormatter`, the rest of the server from `getFormatter`.
 */
export function readersFormatter(locale: string, timeZone: string | undefined): ReadersFormatter {
  const key = `${locale} ${timeZone}`
  const formatter = made.get(key) ?? makeFormatter(locale, timeZone)
  made.set(key, formatter)
  return formatter
}

function makeFormatter(locale: string, timeZone: string | undefined) {
  const readers = dateLocale(locale)
  const numbers = numberFormat(readers)
  const zone = timeZone === undefined ? {} : { timeZone }
  return {
    dateTime: (date: Date, options: Intl.DateTimeFormatOptions) => formatMoment(date, { ...zone, ...options }, locale),
    deadline: (date: Date, options: Intl.DateTimeFormatOptions) =>
      formatDeadline(date, { ...zone, ...options }, locale),
    dateTimeRange: (from: Date, to: Date, options: Intl.DateTimeFormatOptions) =>
      formatRange(from, to, { ...zone, ...options }, locale),
    number: (value: number) => numbers.format(value),
  }
}
