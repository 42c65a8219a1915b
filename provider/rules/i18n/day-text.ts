import { dateLocale } from '@/provider/contract/rules/dates/date-locale'
import { dateFormat } from '@/provider/contract/rules/text/cached-formats'
import type { Language } from './language'

/** Returns a day of the calendar in words, as its language writes it: «1 декабря 2026 г.». @param day `YYYY-MM-DD` */
export function dayIn(day: string, language: Language): string {
  // A day of the calendar, not a moment: UTC midnight is that day in UTC alone.
  const format = dateFormat(dateLocale(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(new Date(day))
}

/** Returns a day without the year, for a text where every letter counts: «1 декабря». @param day `YYYY-MM-DD` */
export function shortDayIn(day: string, language: Language): string {
  return dateFormat(dateLocale(language), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day))
}
