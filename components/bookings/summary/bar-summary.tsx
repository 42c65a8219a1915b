import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { DepositRules } from '@/components/quotes/deposit-terms'
import { QuoteLines } from '@/components/quotes/quote-lines'
import { Icon } from '@/components/ui/icon/icon'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import type { LineNames } from '@/lib/options/option-names'
import type { Price } from '@/provider/contract/quotes'
import type { CashToBring } from '@/provider/contract/rules/payments/cash-to-bring'
import type { ExchangeRates } from '@/provider/contract/settings'
import styles from './bar-summary.module.css'

type Props = {
  price: Price
  names: LineNames
  deposit?: DepositRules | undefined
  cash?: CashToBring | null
  rates?: ExchangeRates | null
  /** What the last choice has changed, beside the total. */
  change?: ReactNode
  /** Above the lines: `BarTrip`. */
  children: ReactNode
}

/** The total in the bottom bar of phones; a press opens what it is made of. Stands in a `BottomBar` beside the next button. */
export function BarSummary({ price, change, children, ...lines }: Props) {
  const t = useTranslations('bookings.trip')
  const locale = useLocale()
  return (
    <details className={styles.total}>
      <summary>
        <span>
          <b>{formatRoubles(price.totalKop, locale)}</b> {change}
        </span>
        <Text as="span" size="xs" tone="muted">
          {t('forDays', { count: price.days })} <u>{t('breakdown')}</u> <Icon of="chevron-up" size="s" />
        </Text>
      </summary>
      <div>
        {children}
        <QuoteLines {...lines} locale={locale} price={price} />
      </div>
    </details>
  )
}
