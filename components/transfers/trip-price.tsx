'use client'

import { useLocale, useTranslations } from 'next-intl'
import { FailureNote } from '@/components/forms/failure-note'
import { usePending } from '@/components/forms/use-pending'
import { QuoteFrame } from '@/components/quotes/quote-frame'
import { SumList, TotalLine } from '@/components/ui/sum-list/sum-list'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'
import type { TransferLine, TransferPrice } from '@/provider/contract/transfers'
import type { LiveTrip } from './use-trip'

type RejectionText = 'past' | 'tooSoon' | 'tooFar' | 'backTooEarly' | 'tooMany'

/** Keys of `transfers.rejection`; codes without a text of their own are "no price now". */
const TEXT_OF: Partial<Record<FailureCode, RejectionText>> = {
  pickup_in_past: 'past',
  pickup_too_soon: 'tooSoon',
  pickup_too_far: 'tooFar',
  invalid_dates: 'past',
  dropoff_before_pickup: 'backTooEarly',
  too_many_requests: 'tooMany',
}

type Props = Pick<LiveTrip, 'quote' | 'rejection' | 'isBusy'> & { leadHours: number; phone: string }

/** The price as the branch named it, line by line; or why there is none, and whom to ask. */
export function TripPrice({ quote, rejection, isBusy, leadHours, phone }: Props) {
  const t = useTranslations('transfers')
  const isPending = usePending(isBusy)
  if (rejection) {
    return (
      <FailureNote phone={phone}>
        {t(`rejection.${TEXT_OF[rejection.code] ?? 'unavailable'}`, { hours: leadHours })}
      </FailureNote>
    )
  }
  if (!quote)
    return (
      <Text data-part="asking" size="xs" tone="muted">
        {t('price.asking')}
      </Text>
    )
  return (
    <QuoteFrame isBusy={isBusy} isPending={isPending}>
      <Lines price={quote.price} />
    </QuoteFrame>
  )
}

function Lines({ price: { lines, totalKop, isFrom } }: { price: TransferPrice }) {
  const t = useTranslations('transfers.price')
  const locale = useLocale()
  const total = formatRoubles(totalKop, locale)
  return (
    <>
      <SumList
        rows={lines.map((line) => ({
          key: line.code,
          term: <LineName line={line} />,
          value: formatRoubles(line.amountKop, locale),
        }))}
      />
      <div aria-live="polite">
        <TotalLine term={t('total')} value={isFrom ? t('from', { amount: total }) : total} />
      </div>
      {isFrom && (
        <Text size="xs" tone="muted">
          {t('fromNote')}
        </Text>
      )}
    </>
  )
}

function LineName({ line: { code, quantity, unitKop } }: { line: TransferLine }) {
  const t = useTranslations('transfers.price')
  const locale = useLocale()
  return t(code, { count: quantity, amount: formatRoubles(unitKop ?? 0, locale) })
}
