import './summary.css'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { DepositRules } from '@/components/quotes/deposit-terms'
import { QuoteLines } from '@/components/quotes/quote-lines'
import { Icon } from '@/components/ui/icon/icon'
import { formatRoubles } from '@/lib/format/money'
import type { LineNames } from '@/lib/options/option-names'
import type { Price } from '@/provider/contract/quotes'

type Props = {
  name: string
  price: Price
  names: LineNames
  deposit?: DepositRules | undefined
  /** Above the lines: `BarTrip`. */
  children: ReactNode
}

/** The total in the bottom bar of phones; a press opens what it is made of. Stands inside `.pbar` beside the next button. */
export function BarSummary({ name, price, names, deposit, children }: Props) {
  const t = useTranslations('bookings.trip')
  const locale = useLocale()
  return (
    <details className="bar-sum">
      <summary>
        <span className="xs muted">
          {t('days', { count: price.days })} · {name} <Icon of="chevron-up" size="s" />
        </span>
        <b className="num">{formatRoubles(price.totalKop, locale)}</b>
        <span className="sr-only"> {t('breakdown')}</span>
      </summary>
      <div className="sheet">
        {children}
        <QuoteLines deposit={deposit} locale={locale} names={names} price={price} />
      </div>
    </details>
  )
}
