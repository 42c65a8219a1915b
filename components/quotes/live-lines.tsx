'use client'

import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { BarSummary } from '@/components/bookings/summary/bar-summary'
import { usePending } from '@/components/forms/use-pending'
import type { LineNames } from '@/lib/options/option-names'
import { type CashUses, cashOfPrice } from '@/provider/contract/rules/payments/cash-to-bring'
import type { ExchangeRates } from '@/provider/contract/settings'
import type { DepositRules } from './deposit-terms'
import { LastChange } from './last-change'
import { useLiveQuote } from './live-quote'
import { QuoteFrame } from './quote-frame'
import { QuoteLines } from './quote-lines'

type Props = {
  names: LineNames
  deposit?: DepositRules
  /** What the branch takes in cash, where the sum in cash was asked for. */
  cashUses: CashUses | null
  rates: ExchangeRates | null
}

/** The lines of the choice as it stands; of an older one while the branch is asked. */
export function LiveLines({ cashUses, ...lines }: Props) {
  const { quote, isBusy } = useLiveQuote()
  const locale = useLocale()
  const isPending = usePending(isBusy)
  return (
    <QuoteFrame isBusy={isBusy} isPending={isPending}>
      <QuoteLines
        {...lines}
        cash={cashOfPrice(quote.price, cashUses)}
        change={<LastChange />}
        locale={locale}
        price={quote.price}
      />
    </QuoteFrame>
  )
}

/** The same in the bar of phones. */
export function LiveBar({ cashUses, ...bar }: Props & { children: ReactNode }) {
  const { price } = useLiveQuote().quote
  return <BarSummary {...bar} cash={cashOfPrice(price, cashUses)} change={<LastChange />} price={price} />
}
