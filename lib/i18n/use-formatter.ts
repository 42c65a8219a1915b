import { useLocale, useFormatter as useOwnFormatter, useTimeZone } from 'next-intl'
import { dateLocale } from './date-locale'

/** Making one is dear, and a list of cars asks for dozens. */
const made = new Map<string, Intl.DateTimeFormat>()

/** next-intl's own, but dates are written for the readers of `dateLocale`; on the station's clock unless asked otherwise. */
export function useFormatter() {
  const locale = dateLocale(useLocale())
  const timeZone = useTimeZone()
  const formatOf = (options: Intl.DateTimeFormatOptions) =>
    formatFor(locale, timeZone ? { timeZone, ...options } : options)
  return {
    ...useOwnFormatter(),
    dateTime: (date: Date, options: Intl.DateTimeFormatOptions) => formatOf(options).format(date),
    dateTimeRange: (from: Date, to: Date, options: Intl.DateTimeFormatOptions) =>
      formatOf(options).formatRange(from, to),
  }
}

function formatFor(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options])
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale, options)
  made.set(key, known)
  return known
}
