'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Row } from '@/components/ui/row/row'
import { Tag } from '@/components/ui/tag/tag'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import type { MonthPrice } from '@/provider/contract/long-term'
import { MONTH_DAYS } from '@/provider/contract/rules/dates/month-days'
import { TERM_STEPS } from '@/provider/contract/rules/dates/term-steps'
import { monthPriceFor } from '@/provider/contract/rules/long-term/month-price'
import { useTermChoice } from './term-choice'
import styles from './term-slider.module.css'

type Props = {
  prices: readonly [MonthPrice, ...MonthPrice[]]
  /** What as many days cost by the day, at the price of a day from 7 days. */
  thirtyDaysKop: number
}

const ID = 'lt-term'

/** How long, and what a month costs then, beside the same days by the day. Without JavaScript the table of terms tells it. */
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
    <div className={styles.slider}>
      <div className="js-only">
        <Row as="label" htmlFor={ID} justify="between">
          <span>{t('term')}</span>
          <Text as="b" isNumeric>
            {t('months', { months })}
          </Text>
        </Row>
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
        <span>
          <span>
            {roubles(monthKop)} <small>{t('perMonth')}</small>
          </span>
          {savingPercent !== null && <Tag tone="sale">{t('saving', { percent: savingPercent })}</Tag>}
        </span>
        {savingPercent !== null && (
          <Text as="span" size="s" tone="muted">
            {t('byDay', { days: MONTH_DAYS, from: TERM_STEPS.second, amount: roubles(thirtyDaysKop) })}
          </Text>
        )}
        <Text as="span" size="s">
          {t('whole', { months, amount: roubles(monthKop * months) })}
        </Text>
      </output>
    </div>
  )
}
