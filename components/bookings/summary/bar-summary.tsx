import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { DepositRules } from '@/components/quotes/deposit-terms'
import { QuoteLines } from '@/components/quotes/quote-lines'
import { Icon } from '@/components/ui/icon/icon'
import { Text } from '@/components/ui/text/text'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import { formatRoubles } from '@/lib/format/money'
import type { LineNames } from '@/lib/options/option-names'
import type { Price } from '@/provider/contract/quotes'
import styles from './bar-summary.module.css'

type Props = {
  name: string
  price: Price
  names: LineNames
  deposit?: DepositRules | undefined
  /** Above the lines: `BarTrip`. */
  children: ReactNode
}

/** The total in the bottom bar of phones; a press opens what it is made of. Stands in a `BottomBar` beside the next button. */
export function BarSummary({ name, price, names, deposit, children }: Props) {
  const t = useTranslations('bookings.trip')
  const locale = useLocale()
  return (
    <details className={styles.total}>
      <summary>
        <Text as="span" size="xs" tone="muted">
          {t('days', { count: price.days })} · {name} <Icon of="chevron-up" size="s" />
        </Text>
        <b>{formatRoubles(price.totalKop, locale)}</b>
        <VisuallyHidden> {t('breakdown')}</VisuallyHidden>
      </summary>
      <div>
        {children}
        <QuoteLines deposit={deposit} locale={locale} names={names} price={price} />
      </div>
    </details>
  )
}
