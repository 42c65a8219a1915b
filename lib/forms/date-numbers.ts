import { isCalendarDate } from '@/lib/search/calendar-date'

export type DatePart = 'day' | 'month' | 'year'
export type DateNumbers = Record<DatePart, string>

/** Digits of a date as people paste it, whatever stands between them. */
const PASTED = /^\D*(\d{1,4})\D+(\d{1,2})\D+(\d{1,4})\D*$/
const DIGITS = { day: 2, month: 2, year: 4 } as const

/** Returns the order in which the readers of a language write a date. */
export function dateOrder(locale: string): readonly DatePart[] {
  return locale === 'zh-CN' ? ['year', 'month', 'day'] : ['day', 'month', 'year']
}

/** Returns the numbers of a form's value: a date, or one that is still typed (`1985--17`). */
export function splitDate(value: string): DateNumbers {
  const [year = '', month = '', day = ''] = value.split('-')
  return { day, month, year }
}

/** Returns the numbers as one value: `YYYY-MM-DD` as soon as all have their digits, what was typed before that, empty for nothing. */
export function joinDate(numbers: DateNumbers): string {
  // Full-width digits of a Chinese keyboard are digits too.
  const clean = (part: DatePart) => numbers[part].normalize('NFKC').replace(/[\s-]/g, '')
  const [day, month, year] = [clean('day'), clean('month'), clean('year')]
  if (day + month + year === '') return ''
  const isWhole = /^\d{4}$/.test(year) && /^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day)
  return isWhole ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : `${year}-${month}-${day}`
}

/** Returns the numbers of a whole date in a pasted text, or null. A year of four digits stands at either end. */
export function readPastedDate(text: string, order: readonly DatePart[]): DateNumbers | null {
  const pasted = text.normalize('NFKC').trim()
  const [, first = '', month = '', last = ''] = PASTED.exec(pasted) ?? splitDigits(pasted, order)
  if (month === '' || (first.length === 4) === (last.length === 4)) return null
  const [year, day] = first.length === 4 ? [first, last] : [last, first]
  return isCalendarDate(joinDate({ day, month, year })) ? { day, month, year } : null
}

/** `17051985`, in the order of the language. */
function splitDigits(text: string, order: readonly DatePart[]): string[] {
  return new RegExp(order.map((part) => `(\\d{${DIGITS[part]}})`).join('')).exec(/^\d{8}$/.test(text) ? text : '') ?? []
}
