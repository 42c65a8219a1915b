'use client'

import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { BarSummary } from '@/components/bookings/summary/bar-summary'
import { usePending } from '@/components/forms/use-pending'
import type { LineNames } from '@/lib/options/option-names'
import type { DepositRules } from './deposit-terms'
import { LastChange } from './last-change'
import { useLiveQuote } from './live-quote'
import { QuoteFrame } from './quote-frame'
import { QuoteLines } from './quote-lines'

type Props = { names: LineNames; deposit?: DepositRules }

/** The lines of the choice as it stands; of an older one while the branch is asked. */
export function LiveLines({ names, deposit }: Props) {
  const { quote, isBusy } = useLiveQuote()
  const locale = useLocale()
  const isPending = usePending(isBusy)
  return (
    <QuoteFrame isBusy={isBusy} isPending={isPending}>
      <QuoteLines change={<LastChange />} deposit={deposit} locale={locale} names={names} price={quote.price} />
    </QuoteFrame>
  )
}

/** The same in the bar of phones. */
export function LiveBar(props: Props & { children: ReactNode }) {
  const { quote } = useLiveQuote()
  return <BarSummary {...props} change={<LastChange />} price={quote.price} />
}
