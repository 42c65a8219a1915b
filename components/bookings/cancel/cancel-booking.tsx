'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import type { BookingDoors } from '@/lib/browser-api/booking-doors'
import { cancelBooking } from '@/lib/browser-api/bookings'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import { formatRoubles } from '@/lib/format/money'
import { useRouter } from '@/lib/i18n/navigation'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'

type Props = {
  number: string
  /** What comes back now, as shown. */
  refundKop: number
  isUnpaid: boolean
  /** What comes back of miles. */
  miles: number
  phoneText: string
  doors: BookingDoors | undefined
}

/** Few who look at a booking cancel it. Loaded before it is rendered: what fails there takes the page away. */
const loadDialog = () => import('@/components/ui/dialog/confirm-dialog')
const ConfirmDialog = lazy(async () => ({ default: (await loadDialog()).ConfirmDialog }))

/** Cancels after a question that names the booking and the sum. Another sum by now is said, and asked anew. */
export function CancelBooking({ number, refundKop, isUnpaid, miles, phoneText, doors }: Props) {
  const t = useTranslations('bookings.cancel')
  const locale = useLocale()
  const gap = sentenceGap(locale)
  const amount = formatRoubles(refundKop, locale)
  // Null: not asked yet.
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const isReady = useHydrated()
  const { cancel, isSending, hasFailed, hasChanged } = useCancel({ number, doors }, () => setOpen(false))
  const [loading, setLoading] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function ask() {
    setLoading('busy')
    try {
      await loadDialog()
      setLoading('idle')
      setOpen(true)
    } catch {
      setLoading('failed')
    }
  }

  if (!isReady) return null
  return (
    <>
      <p>
        <Button isBusy={loading === 'busy'} onClick={() => void ask()} tone="danger" variant="line">
          {t('act')}
        </Button>
      </p>
      {loading === 'failed' && (
        <Notice as="p" kind="error" role="alert">
          {t('failed', { phone: phoneText })}
        </Notice>
      )}
      {isOpen !== null && (
        <Suspense>
          <ConfirmDialog
            cancel={t('keep')}
            confirm={isSending ? t('sending') : t('act')}
            isBusy={isSending}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            onConfirm={() => void cancel(refundKop)}
            question={t('question', { number })}
          >
            <p role="status">
              {hasChanged ? t('changed', { amount }) : isUnpaid ? '' : t('consequence', { amount })}
              {gap}
              {miles > 0 && `${t('miles', { miles })}${gap}`}
              {t('gone')}
            </p>
            {hasFailed && (
              <Notice as="p" icon={null} kind="error" role="alert">
                {t('failed', { phone: phoneText })}
              </Notice>
            )}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}

function useCancel({ number, doors }: Pick<Props, 'number' | 'doors'>, close: () => void) {
  const router = useRouter()
  const [hasFailed, setHasFailed] = useState(false)
  const [hasChanged, setHasChanged] = useState(false)
  const { isSending, send } = useSending()

  function cancel(refundKop: number): Promise<void> {
    return send(async () => {
      setHasFailed(false)
      await cancelBooking(number, refundKop, doors)
      close()
      router.refresh()
    }, handleRejection)
  }

  function handleRejection(error: unknown): void {
    const code = error instanceof RejectionError ? error.code : 'unavailable'
    setHasChanged(code === 'refund_changed')
    setHasFailed(code !== 'refund_changed')
    // The sum of now, or what became of the booking elsewhere.
    if (code === 'refund_changed' || code === 'conflict' || code === 'hold_expired') router.refresh()
  }

  return { cancel, isSending, hasFailed, hasChanged }
}
