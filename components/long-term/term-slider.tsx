'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useHydrated } from '@/components/forms/use-hydrated'
import { formatRoubles } from '@/lib/format/money'
import type { MonthPrice } from '@/provider/contract/long-term'
import { MONTH_DAYS } from '@/provider/contract/rules/dates/month-days'
import { monthPriceFor } from '@/provider/contract/rules/long-term/month-price'
import { useTermChoice } from './term-choice'

type Props = {
  prices: readonly [MonthPrice, ...MonthPrice[]]
  /** What as many single days cost. */
  thirtyDaysKop: number
}

const ID = 'lt-term'

/** How long, and what a month costs then, beside the same days one by one. Without JavaScript the table of terms tells it. */
export function TermSlider({ prices, thirtyDaysKop }: Props) {
  const t = useTranslations('longTerm.slider')
  const locale = useLocale()
  const isReady = useHydrated()
  const { months, setMonths } = useTermChoice()
  const price = monthPriceFor({ prices }, months)
  const { months: longest } = prices.at(-1) ?? prices[0]
  const roubles = (kopecks: number) => formatRoubles(kopecks, locale)
  const { monthKop, savingPercent } = price
  return (
    <div className="lt-slider">
      <div className="js-only">
        <label className="row between" htmlFor={ID}>
          <span>{t('term')}</span>
          <b className="num">{t('months', { months })}</b>
        </label>
        <input
          aria-valuetext={t('value', { months, amount: roubles(monthKop) })}
          disabled={!isReady}
          id={ID}
          max={longest}
          min={prices[0].months}
          onChange={({ target }) => setMonths(Number(target.value))}
          type="range"
          value={months}
        />
      </div>
      <output htmlFor={ID}>
        <span className="price">
          <span className="now">
            {roubles(monthKop)} <small>{t('perMonth')}</small>
          </span>
          {savingPercent !== null && <span className="tag off">{t('saving', { percent: savingPercent })}</span>}
        </span>
        {savingPercent !== null && (
          <span className="small muted">{t('byDay', { days: MONTH_DAYS, amount: roubles(thirtyDaysKop) })}</span>
        )}
        <span className="small">{t('whole', { months, amount: roubles(monthKop * months) })}</span>
      </output>
    </div>
  )
}
