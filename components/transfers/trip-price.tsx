'use client'

import { usePending } from '@/components/forms/use-pending'
import { sentenceGap } from '@/lib/i18n/sentence-gap'
import '@/components/quotes/quotes.css'
import { useLocale, useTranslations } from 'next-intl'
import { LivePhoneLink } from '@/components/layout/live-phone-link'
import { Icon } from '@/components/ui/icon/icon'
import { formatRoubles } from '@/lib/format/money'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'
import type { TransferLine, TransferPrice } from '@/provider/contract/transfers'
import type { LiveTrip } from './use-trip'

type RefusalText = 'past' | 'tooSoon' | 'tooFar' | 'backTooEarly' | 'tooMany'

/** Keys of `transfers.refusal`; codes without a text of their own are "no price now". */
const TEXT_OF: Partial<Record<FailureCode, RefusalText>> = {
  pickup_in_past: 'past',
  pickup_too_soon: 'tooSoon',
  pickup_too_far: 'tooFar',
  invalid_dates: 'past',
  dropoff_before_pickup: 'backTooEarly',
  too_many_requests: 'tooMany',
}

type Props = Pick<LiveTrip, 'quote' | 'refusal' | 'isBusy'> & { leadHours: number; phone: string }

/** The price as the branch named it, line by line; or why there is none, and whom to ask. */
export function TripPrice({ quote, refusal, isBusy, leadHours, phone }: Props) {
  const t = useTranslations('transfers')
  const isPending = usePending(isBusy)
  const gap = sentenceGap(useLocale())
  if (refusal) {
    return (
      <div className="errsum" role="alert">
        <Icon of="circle-alert" />
        <p>
          {t(`refusal.${TEXT_OF[refusal.code] ?? 'unavailable'}`, { hours: leadHours })}
          {gap}
          <LivePhoneLink className="link num" phone={phone} />
        </p>
      </div>
    )
  }
  if (!quote) return <p className="hint tr-price">{t('price.asking')}</p>
  return (
    <div aria-busy={isBusy} className={isPending ? 'quote waits' : 'quote'}>
      <Lines price={quote.price} />
    </div>
  )
}

function Lines({ price: { lines, totalKop, isFrom } }: { price: TransferPrice }) {
  const t = useTranslations('transfers.price')
  const locale = useLocale()
  const total = formatRoubles(totalKop, locale)
  return (
    <>
      <dl className="lines">
        {lines.map((line) => (
          <div key={line.code}>
            <dt>
              <LineName line={line} />
            </dt>
            <dd>{formatRoubles(line.amountKop, locale)}</dd>
          </div>
        ))}
      </dl>
      <div aria-live="polite">
        <dl className="total">
          <dt>{t('total')}</dt>
          <dd>{isFrom ? t('from', { amount: total }) : total}</dd>
        </dl>
      </div>
      {isFrom && <p className="hint">{t('fromNote')}</p>}
    </>
  )
}

function LineName({ line: { code, quantity, unitKop } }: { line: TransferLine }) {
  const t = useTranslations('transfers.price')
  const locale = useLocale()
  return t(code, { count: quantity, amount: formatRoubles(unitKop ?? 0, locale) })
}
