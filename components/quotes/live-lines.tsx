'use client'

import { useLocale, useTranslations } from 'next-intl'
import { BarSummary } from '@/components/bookings/bar-summary'
import type { LineNames } from '@/lib/bookings/option-names'
import { formatRoubles } from '@/lib/format/money'
import { useLiveQuote } from './live-quote'
import { QuoteLines } from './quote-lines'

/** The lines of the choice as it stands; of an older one while the branch is asked. */
export function LiveLines({ names }: { names: LineNames }) {
  const { quote, isBusy } = useLiveQuote()
  const locale = useLocale()
  return (
    <div aria-busy={isBusy} className={isBusy ? 'waits' : undefined}>
      <QuoteLines locale={locale} names={names} price={quote.price} />
    </div>
  )
}

export function LiveBar({ name, names }: { name: string; names: LineNames }) {
  const { quote } = useLiveQuote()
  return <BarSummary name={name} names={names} price={quote.price} />
}

/** The new total, read out politely, and whatever went wrong with it. */
export function QuoteNews({ phoneText }: { phoneText: string }) {
  const t = useTranslations('bookings.options')
  const locale = useLocale()
  const { quote, choice, isBusy, failure, change } = useLiveQuote()
  return (
    <>
      <p className="sr-only" role="status">
        {isBusy || failure ? '' : t('news', { amount: formatRoubles(quote.price.totalKop, locale) })}
      </p>
      {failure && (
        <div className="errsum" role="alert">
          <div className="stack">
            <p>{t(failure === 'extra_sold_out' ? 'soldOutNow' : 'notCounted', { phone: phoneText })}</p>
            <button className="btn line" onClick={() => change(choice)} type="button">
              {t('again')}
            </button>
          </div>
        </div>
      )}
    </>
  )
}
