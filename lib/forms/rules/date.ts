import { type DatePart, splitDate } from '@/lib/forms/date-parts'
import { isCalendarDate } from '@/lib/search/calendar-date'

const MISSING = { day: 'dayMissing', month: 'monthMissing', year: 'yearMissing' } as const
const WRONG = { day: 'dayWrong', month: 'monthWrong', year: 'yearWrong' } as const
const PARTS = ['day', 'month', 'year'] as const

/** Keys of `errors` of every form with a date in parts. */
export type DateError = (typeof MISSING)[DatePart] | (typeof WRONG)[DatePart] | 'noSuchDay'

const LAST_DAY = 31
const LAST_MONTH = 12

/** Returns what is wrong with a date in parts, or null: also for none, which is the concern of another rule. */
export function findDateError(value: string): DateError | null {
  return findWrongPart(value)?.error ?? null
}

/** Returns the parts that an error of the date is about: all of them when the date as a whole is not allowed. */
export function wrongDateParts(value: string): readonly DatePart[] {
  return findWrongPart(value)?.parts ?? PARTS
}

/** Returns the facts that the texts of these errors name: the month, the year, and how many days it has. */
export function dateErrorFacts(value: string): { month: string; year: string; days: number } {
  const { month, year } = splitDate(value)
  // Day 0 of a month is the last day of the one before.
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return { month: String(Number(month)), year, days: Number.isNaN(days) ? LAST_DAY : days }
}

function findWrongPart(value: string): { error: DateError; parts: readonly DatePart[] } | null {
  if (value === '') return null
  const parts = splitDate(value)
  const missing = PARTS.find((part) => parts[part] === '')
  if (missing) return { error: MISSING[missing], parts: [missing] }
  const isRight = {
    day: isNumber(parts.day, LAST_DAY),
    month: isNumber(parts.month, LAST_MONTH),
    year: /^\d{4}$/.test(parts.year),
  }
  const wrong = PARTS.find((part) => !isRight[part])
  if (wrong) return { error: WRONG[wrong], parts: [wrong] }
  return isCalendarDate(value) ? null : { error: 'noSuchDay', parts: ['day', 'month'] }
}

function isNumber(text: string, last: number): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= last
}
