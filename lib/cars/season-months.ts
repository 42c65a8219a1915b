import { dateLocale } from '@/provider/contract/rules/dates/date-locale'
import { dateFormat } from '@/provider/contract/rules/text/cached-formats'

type Run = { first: number; last: number }

const CHINESE = { between: '至', joint: '、' }
const OTHER = { between: ' – ', joint: ', ' }

/**
 * Months of hire as ranges: `[5,…,10]` → `май – октябрь`, `5月至10月`. Runs go over New Year: `[11,12,1]` is one range.
 *
 * @param months 1–12
 * @returns null when the car is hired out all the year.
 */
export function seasonMonths(months: number[], locale: string): string | null {
  if (new Set(months).size >= 12) return null
  // A calendar month has no time zone: UTC on both ends keeps it.
  const format = dateFormat(dateLocale(locale), {
    month: locale === 'zh-CN' ? 'short' : 'long',
    timeZone: 'UTC',
  })
  const name = (month: number) => format.format(new Date(Date.UTC(2026, month - 1, 1)))
  const { between, joint } = locale === 'zh-CN' ? CHINESE : OTHER
  return runs(months)
    .map(({ first, last }) => (first === last ? name(first) : `${name(first)}${between}${name(last)}`))
    .join(joint)
}

function runs(months: number[]): Run[] {
  const open = new Set(months)
  const before = (month: number) => (month === 1 ? 12 : month - 1)
  const after = (month: number) => (month === 12 ? 1 : month + 1)
  return [...open]
    .sort((one, other) => one - other)
    .filter((month) => !open.has(before(month)))
    .map((first) => {
      let last = first
      while (open.has(after(last))) last = after(last)
      return { first, last }
    })
}
