import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { TotalLine } from '@/components/ui/sum-list/sum-list'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import type { LineNames } from '@/lib/options/option-names'
import type { Price } from '@/provider/contract/quotes'
import type { CashToBring } from '@/provider/contract/rules/payments/cash-to-bring'
import type { ExchangeRates } from '@/provider/contract/settings'
import { CashLine } from './cash-line'
import { type DepositRules, DepositTerms } from './deposit-terms'
import { LaterCharges } from './later-charges'
import { OwnCurrency } from './own-currency'
import { PriceLines } from './price-lines'
import styles from './quotes.module.css'

type Props = {
  price: Price
  locale: string
  /** Of what lines refer to; a line without its name says what kind of thing it is. */
  names?: LineNames
  /** What the last choice has changed, beside the total. */
  change?: ReactNode
  /** Where the deposit is told in full. */
  deposit?: DepositRules | undefined
  /** What to bring in cash, where it is told. */
  cash?: CashToBring | null
  /** The total also as the reader counts. */
  rates?: ExchangeRates | null | undefined
  /** The rental lies behind, or there will be none: neither a deposit nor anything after it is to come. */
  isOver?: boolean
}

/** The price as its lines, total and deposit: the same list on the car page, in the summary and after booking (PRODUCT §5). */
export function QuoteLines({ price, locale, names = {}, change, deposit, isOver = false, ...notes }: Props) {
  const t = useTranslations('quotes')
  const { cash, rates } = notes
  return (
    <div className={styles.quote}>
      <PriceLines locale={locale} names={names} price={price} />
      {change && <p className={styles.change}>{change}</p>}
      <TotalLine term={t('total')} value={formatRoubles(price.totalKop, locale)} />
      {rates && <OwnCurrency kopecks={price.totalKop} rates={rates} />}
      {!isOver && price.depositKop > 0 && (
        <Text size="xs" tone="muted">
          {t('depositApart', {
            amount: formatRoubles(price.depositKop, locale),
            ways: deposit ? (deposit.depositInCash ? 'cash' : 'card') : 'untold',
          })}
        </Text>
      )}
      {!isOver && price.depositKop > 0 && deposit && !cash?.depositKop && (
        <Text size="xs" tone="muted">
          <DepositTerms rules={deposit} />
        </Text>
      )}
      {cash && <CashLine cash={cash} rates={rates} />}
      {!isOver && <LaterCharges />}
    </div>
  )
}
