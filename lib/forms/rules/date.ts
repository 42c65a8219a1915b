import { type DatePart, splitDate } from '@/lib/forms/date-numbers'
import { isCalendarDate } from '@/lib/search/calendar-date'

const MISSING = { day: 'dayMissing', month: 'monthMissing', year: 'yearMissing' } as const
const WRONG = { day: 'dayWrong', month: 'monthWrong', year: 'yearWrong' } as const
const NUMBERS = ['day', 'month', 'year'] as const

/** Keys of `errors` of every form with a date in numbers. */
export type DateError = (typeof MISSING)[DatePart] | (typeof WRONG)[DatePart] | 'noSuchDay'

const LAST_DAY = 31
const LAST_MONTH = 12

/** Returns what is wrong with a date in numbers, or null: also for none, which is the concern of another rule. */
export function findDateError(value: string): DateError | null {
  return findWrongPart(value)?.error ?? null
}

/** Returns the numbers that an error of the date is about: all of them when the date as a whole is not allowed. */
export function wrongDateNumbers(value: string): readonly DatePart[] {
  return findWrongPart(value)?.numbers ?? NUMBERS
}

/** Returns the facts that the texts of these errors name: the month, the year, and how many days it has. */
export function dateErrorFacts(value: string): { month: string; year: string; days: number } {
  const { month, year } = splitDate(value)
  // Day 0 of a month is the last day of the one before.
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return { month: String(Number(month)), year, days: Number.isNaN(days) ? LAST_DAY : days }
}

function findWrongPart(value: string): { error: DateError; numbers: readonly DatePart[] } | null {
  if (value === '') return null
  const numbers = splitDate(value)
  const missing = NUMBERS.find((part) => numbers[part] === '')
  if (missing) return { error: MISSING[missing], numbers: [missing] }
  const isRight = {
    day: isNumber(numbers.day, LAST_DAY),
    month: isNumber(numbers.month, LAST_MONTH),
    year: /^\d{4}$/.test(numbers.year),
  }
  const wrong = NUMBERS.find((part) => !isRight[part])
  if (wrong) return { error: WRONG[wrong], numbers: [wrong] }
  return isCalendarDate(value) ? null : { error: 'noSuchDay', numbers: ['day', 'month'] }
}

function isNumber(text: string, last: number): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= last
}
