import { useLocale, useTranslations } from 'next-intl'
import { formatMoment } from '@/lib/format/day-range'
import { formatRoubles } from '@/lib/format/money'
import { comma } from '@/lib/i18n/comma'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import type { DayPrices } from './use-day-prices'

export type CalendarView = {
  from: string
  to: string
  first: string
  last: string
  today: string
  focused: string
  prices: DayPrices
  /** The first of a month carries its name, where weeks run on. */
  hasMonths: boolean
}

/** One day: a number and a price, read out as a sentence. Its table hears the press. */
export function CalendarDay({ date, view }: { date: string; view: CalendarView }) {
  const { from, to, first, last, today, focused, prices, hasMonths } = view
  const t = useTranslations('search.calendar')
  const locale = useLocale()
  const format = useFormatter()
  const day = (options: Intl.DateTimeFormatOptions) =>
    formatMoment(new Date(date), { ...options, timeZone: 'UTC' }, locale)
  const price = prices.get(date)
  const isPossible = date >= first && date <= last
  const amountKop = isPossible ? (price?.priceKop ?? null) : null
  const facts = [
    day({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    amountKop !== null && t('dayPrice', { amount: formatRoubles(amountKop, locale) }),
    date === from && t('isPickup'),
    date === to && t('isDropoff'),
  ]
  const isFirst = hasMonths && date.endsWith('-01')
  return (
    <td data-part={partOf(date, from, to)}>
      <button
        aria-pressed={date === from || date === to}
        aria-label={facts.filter(Boolean).join(comma(locale))}
        data-date={date}
        data-dearer={(amountKop !== null && price?.isDearer) || undefined}
        data-month={isFirst || undefined}
        data-today={date === today || undefined}
        disabled={!isPossible}
        tabIndex={date === focused ? 0 : -1}
        type="button"
      >
        {isFirst ? day({ day: 'numeric', month: 'short' }) : Number(date.slice(8))}
        <small>{amountKop === null ? '\u00a0' : format.number(Math.round(amountKop / KOPECKS_PER_ROUBLE))}</small>
      </button>
    </td>
  )
}

/** Where a day stands in the rental. */
function partOf(date: string, from: string, to: string): 'only' | 'start' | 'middle' | 'end' | undefined {
  if (date === from) return to > from ? 'start' : 'only'
  if (date === to) return 'end'
  return date > from && date < to ? 'middle' : undefined
}
