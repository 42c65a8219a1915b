import { formatMoment } from '@/lib/format/day-range'
import { isCalendarDate } from './calendar-date'

/** Returns a day as a date field shows it (`чт, 26 нояб.`, `Thu 26 Nov`, `11月26日 周四`), or null for no day. */
export function formatFieldDay(date: string, locale: string): string | null {
  if (!isCalendarDate(date)) return null
  // A date without a clock is a day of UTC: neither the browser's zone nor the station's has a say.
  const part = (options: Intl.DateTimeFormatOptions) =>
    formatMoment(new Date(date), { ...options, timeZone: 'UTC' }, locale)
  const [weekday, day] = [part({ weekday: 'short' }), part({ day: 'numeric', month: 'short' })]
  if (locale === 'zh-CN') return `${day} ${weekday}`
  return locale === 'en' ? `${weekday} ${day}` : `${weekday}, ${day}`
}

/** Returns what stands before a time in the same field. */
export function beforeTime(day: string, locale: string): string {
  return locale === 'zh-CN' ? day : `${day},`
}
