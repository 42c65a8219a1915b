import { dateLocale } from '@/provider/contract/rules/dates/date-locale'
import { dateFormat } from '@/provider/contract/rules/text/cached-formats'

/** Two days in words: `4–11 января`, `4–11 January`, `1月4日至1月11日`; short: `4–11 янв.`. */
export function formatDayRange(
  from: Date,
  to: Date,
  locale: string,
  timeZone: string,
  month: 'long' | 'short' = 'long',
): string {
  return formatRange(from, to, { day: 'numeric', month, timeZone }, locale)
}

/**
 * Two moments as a text names them. Of a Chinese range `Intl` makes bare numbers (`1/4 – 1/11`): there both ends are
 * written out, the second one without the year or the day that the first has named.
 */
export function formatRange(from: Date, to: Date, options: Intl.DateTimeFormatOptions, locale: string): string {
  const format = dateFormat(dateLocale(locale), options)
  // Without the Russian «г.»: a full stop may follow, and two years need no word for what they are.
  if (locale !== 'zh-CN') return closedDash(evenSpaces(format.formatRange(from, to)).replace(/\u00a0г\./gu, ''))
  const start = format.format(from)
  const end = dateFormat(dateLocale(locale), endOptions(from, to, options, locale)).format(to)
  // A clock needs room on both sides, as every number has; a date has none.
  return format.format(to) === start ? start : `${start}${options.hour ? ' 至 ' : '至'}${end}`
}

/** English days of one month have no spaces between them, `21–27 December`; `Intl` puts them there. */
function closedDash(range: string): string {
  return range.replace(/^(\d+) – (\d+) (?=\p{L})/u, '$1–$2 ')
}

/** One moment. */
export function formatMoment(moment: Date, options: Intl.DateTimeFormatOptions, locale: string): string {
  return evenSpaces(dateFormat(dateLocale(locale), options).format(moment))
}

/** One moment after "until" or "after": Russian names the time first, `21:00 26 января`, as letters and the voucher do. */
export function formatDeadline(moment: Date, options: Intl.DateTimeFormatOptions, locale: string): string {
  const { hour, minute, hourCycle, ...day } = options
  if (locale !== 'ru' || !hour || !day.day) return formatMoment(moment, options, locale)
  const clock = { hour, minute, hourCycle, timeZone: day.timeZone }
  return `${formatMoment(moment, clock, locale)} ${formatMoment(moment, day, locale)}`
}

/** A day of any year: `10 декабря 2026 г.`, `10 December 2026`. */
export function formatDay(day: Date, locale: string, timeZone: string): string {
  return evenSpaces(dateFormat(dateLocale(locale), { dateStyle: 'long', timeZone }).format(day))
}

/**
 * Node and browsers put other spaces, or none, into the same date: text that both make must be one, or React finds
 * another page than the server sent. The Russian «г.» stays with its year.
 */
function evenSpaces(text: string): string {
  return text.replace(/[\u2009\u202f]/gu, ' ').replace(/(\d)\s*г\./gu, '$1\u00a0г.')
}

function endOptions(from: Date, to: Date, options: Intl.DateTimeFormatOptions, locale: string) {
  const same = (fields: Intl.DateTimeFormatOptions) => {
    const format = dateFormat(dateLocale(locale), { ...fields, timeZone: options.timeZone })
    return format.format(from) === format.format(to)
  }
  const { year, month, day, weekday, ...clock } = options
  if (options.hour && same({ year: 'numeric', month: 'numeric', day: 'numeric' })) return clock
  return year && same({ year: 'numeric' }) ? { ...clock, month, day, weekday } : options
}
