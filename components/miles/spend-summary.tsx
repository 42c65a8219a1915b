'use client'

import { useLocale, useTranslations } from 'next-intl'
import { usePending, usePendingWork } from '@/components/forms/use-pending'
import { Button } from '@/components/ui/button/button'
import { Heading } from '@/components/ui/heading/heading'
import { SumList, TotalLine } from '@/components/ui/sum-list/sum-list'
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
  const pendingAction = usePendingWork(busy)
  const isAsking = usePending(isBusy)
  const isSame = miles !== null && miles === booking.miles
  const roubles = (kopecks: number | undefined) => (kopecks === undefined ? '—' : formatRoubles(kopecks, locale))
  return (
    <section aria-busy={isAsking} aria-labelledby="mile-result">
      <Heading id="mile-result" isSub>
        {t('spend.result')}
      </Heading>
      <SumList
        isWaiting={isAsking}
        rows={[
          { term: t('spend.dueNow'), value: roubles(booking.fullDueKop) },
          { term: t('spend.milesLine'), value: outcome ? roubles(-outcome.milesKop) : '—', tone: 'success' },
        ]}
      />
      <TotalLine isWaiting={isAsking} term={t('spend.left')} value={roubles(outcome?.dueKop)} />
      <SumList
        isWaiting={isAsking}
        rows={[{ term: t('spend.balanceAfter'), value: outcome ? t('count', { miles: outcome.balance }) : '—' }]}
      />
      {booking.maxMiles > 0 && (
        <Button aria-busy={busy === 'spend'} disabled={!isReady || miles === null || isSame} isWide type="submit">
          {pendingAction === 'spend'
            ? t('spend.busy')
            : isSame
              ? t('spend.keep')
              : t('spend.act', { miles: miles ?? booking.maxMiles })}
        </Button>
      )}
      {booking.miles > 0 && (
        <Button
          aria-busy={busy === 'release'}
          disabled={!isReady}
          isWide
          onClick={() => void spending.release(booking.number)}
          variant="soft"
        >
          {pendingAction === 'release' ? t('spend.releasing') : t('spend.release')}
        </Button>
      )}
      <p role="status">{result ? textOf.result(result) : ''}</p>
    </section>
  )
}
