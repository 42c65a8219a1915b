import type { Language } from './language'

/** A day of the calendar in words, as its language writes it: «1 декабря 2026 г.». @param day `YYYY-MM-DD` */
export function dayIn(day: string, language: Language): string {
  // A day of the calendar, not a moment: UTC midnight is that day in UTC alone.
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(day))
}

/** The same without the year, where every letter counts: «1 декабря». @param day `YYYY-MM-DD` */
export function shortDayIn(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day))
}
