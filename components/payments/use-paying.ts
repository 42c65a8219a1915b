'use client'

import { useLocale } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useSending } from '@/components/forms/use-sending'
import type { BegunPayment } from '@/lib/browser-api/payments'
import { beginPayment } from '@/lib/payments/begin-payment'
import { type PayRefusal, payRefusal } from '@/lib/payments/pay-refusal'

type Ways = {
  /** Of why it did not begin. */
  onRefusal?: (refusal: PayRefusal) => void
  /** The browser brought the page back as it was left: what it says may be old. */
  onBack: () => void
}

/** Begins one payment at a time, and leaves for the gateway's page. */
export function usePaying({ onRefusal, onBack }: Ways) {
  const locale = useLocale()
  const [refusal, setRefusal] = useState<PayRefusal | null>(null)
  const { isSending, send, free } = useSending()
  const back = useRef(onBack)
  back.current = onBack

  const freed = useRef(free)
  freed.current = free
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      freed.current()
      back.current()
    }
    window.addEventListener('pageshow', show)
    return () => window.removeEventListener('pageshow', show)
  }, [])

  function pay(content: string, request: (idempotencyKey: string) => Promise<BegunPayment>): Promise<void> {
    setRefusal(null)
    return send(
      () => beginPayment(content, request, locale),
      (error) => {
        const reason = payRefusal(error)
        if (reason.kind === 'notBegun') console.error('payment', error)
        setRefusal(reason)
        onRefusal?.(reason)
      },
    )
  }

  return { pay, isSending, refusal, forget: () => setRefusal(null) }
}
