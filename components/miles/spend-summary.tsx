'use client'

import { useLocale, useTranslations } from 'next-intl'
import { usePending, usePendingWork } from '@/components/forms/use-pending'
import { formatRoubles } from '@/lib/format/money'
import type { PayableBooking } from '@/provider/contract/miles'
import { useSpendTexts } from './spend-texts'
import type { useMilesPreview } from './use-miles-preview'
import type { useSpending } from './use-spending'

type Props = {
  booking: PayableBooking
  isReady: boolean
  /** Null: what was typed is no number of miles for this booking. */
  miles: number | null
  preview: ReturnType<typeof useMilesPreview>
  spending: ReturnType<typeof useSpending>
}

/** What comes of it, as the branch says, and the act. */
export function SpendSummary({ booking, isReady, miles, preview: { outcome, isBusy }, spending }: Props) {
  const t = useTranslations('miles')
  const locale = useLocale()
  const textOf = useSpendTexts()
  const { busy, result } = spending
  const shown = usePendingWork(busy)
  const isAsking = usePending(isBusy)
  const isSame = miles !== null && miles === booking.miles
  const roubles = (kopecks: number | undefined) => (kopecks === undefined ? '—' : formatRoubles(kopecks, locale))
  return (
    <section aria-busy={isAsking} aria-labelledby="mile-result" className="sum">
      <div className="in">
        <h2 id="mile-result">{t('spend.result')}</h2>
        <dl className="lines">
          <div>
            <dt>{t('spend.dueNow')}</dt>
            <dd className="num">{roubles(booking.fullDueKop)}</dd>
          </div>
          <div>
            <dt>{t('spend.milesLine')}</dt>
            <dd className="minus num">{outcome ? roubles(-outcome.milesKop) : '—'}</dd>
          </div>
        </dl>
        <dl className="total">
          <dt>{t('spend.left')}</dt>
          <dd className="num">{roubles(outcome?.dueKop)}</dd>
        </dl>
        <dl className="lines">
          <div>
            <dt>{t('spend.balanceAfter')}</dt>
            <dd className="num">{outcome ? t('count', { miles: outcome.balance }) : '—'}</dd>
          </div>
        </dl>
        {booking.maxMiles > 0 && (
          <button
            aria-busy={busy === 'spend'}
            className="btn primary block"
            disabled={!isReady || miles === null || isSame}
            type="submit"
          >
            {shown === 'spend'
              ? t('spend.busy')
              : isSame
                ? t('spend.keep')
                : t('spend.act', { miles: miles ?? booking.maxMiles })}
          </button>
        )}
        {booking.miles > 0 && (
          <button
            aria-busy={busy === 'release'}
            className="btn soft block"
            disabled={!isReady}
            onClick={() => void spending.release(booking.number)}
            type="button"
          >
            {shown === 'release' ? t('spend.releasing') : t('spend.release')}
          </button>
        )}
        <p role="status">{result ? textOf.result(result) : ''}</p>
      </div>
    </section>
  )
}
