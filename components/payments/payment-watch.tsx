'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { readPayment } from '@/lib/browser-api/payments'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import { useRouter } from '@/lib/i18n/navigation'
import styles from './payment-watch.module.css'

const FIRST_MS = 1_000
const SLOWER = 1.25
const MOST_MS = 15_000

/** `news`: what the page says of the payment, to be read out when it changes. */
type Props = { id: string; isPending: boolean; confirmationUrl: string | null; news: string }

/** Asks how the payment stands until it is decided, and then shows the page anew. Works on any device: the id is enough. */
export function PaymentWatch({ id, isPending, confirmationUrl, news }: Props) {
  const t = useTranslations('payments.result.live')
  const { refresh } = useRouter()

  useEffect(() => {
    if (!isPending) return
    const abortController = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let waitMs = FIRST_MS

    async function pollPayment(): Promise<void> {
      clearTimeout(timer)
      const payment = await readPayment(id, abortController.signal).catch(ignoreNoResponse)
      if (abortController.signal.aborted) return
      if (payment && (payment.state !== 'pending' || payment.confirmationUrl !== confirmationUrl)) refresh()
      waitMs = Math.min(waitMs * SLOWER, MOST_MS)
      timer = setTimeout(pollPayment, waitMs)
    }
    // Back from the bank's app: that is when something has happened.
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') void pollPayment()
    }
    timer = setTimeout(pollPayment, waitMs)
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      abortController.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', handleVisibility)
    }
  }, [id, isPending, confirmationUrl, refresh])

  return (
    // One element all the while: a new one would not be read out.
    <p className={styles.watch} data-shown={isPending || undefined} role="status">
      {isPending ? t('waiting') : news}
    </p>
  )
}

/** No answer is no news: the next asking may have one. */
function ignoreNoResponse(error: unknown): null {
  if (error instanceof RejectionError || (error instanceof DOMException && error.name === 'AbortError')) return null
  throw error
}
