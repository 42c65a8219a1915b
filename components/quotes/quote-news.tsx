'use client'

import { useLocale, useTranslations } from 'next-intl'
import { formatRoubles } from '@/lib/format/money'
import { useLiveQuote } from './live-quote'

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
