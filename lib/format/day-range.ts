import { dateLocale } from '@/lib/i18n/date-locale'

/**
 * Two days in words: `4–11 января`, `4 – 11 January`. For Chinese `Intl` would give bare numbers (`1/4 – 1/11`): there
 * both ends are written out.
 */
export function formatDayRange(from: Date, to: Date, locale: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(dateLocale(locale), { day: 'numeric', month: 'long', timeZone })
  return locale === 'zh-CN' ? `${format.format(from)}至${format.format(to)}` : format.formatRange(from, to)
}

/** A day of any year: `10 декабря 2026 г.`, `10 December 2026`. */
export function formatDay(day: Date, locale: string, timeZone: string): string {
  return new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'long', timeZone }).format(day)
}
