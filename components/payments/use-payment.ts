'use client'

import { useLocale } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useSending } from '@/components/forms/use-sending'
import type { StartedPayment } from '@/lib/browser-api/payments'
import { beginPayment } from '@/lib/payments/begin-payment'
import { type PaymentRejection, readPaymentRejection } from '@/lib/payments/payment-rejection'

type Ways = {
  /** Of why it did not begin. */
  onRejection?: (rejection: PaymentRejection) => void
  /** The browser brought the page back as it was left: what it says may be old. */
  onBack: () => void
}

/** Begins one payment at a time, and leaves for the gateway's page. */
export function usePayment({ onRejection, onBack }: Ways) {
  const locale = useLocale()
  const [rejection, setRejection] = useState<PaymentRejection | null>(null)
  const { isSending, send, free } = useSending()
  const onBackRef = useRef(onBack)
  onBackRef.current = onBack

  const freeRef = useRef(free)
  freeRef.current = free
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      freeRef.current()
      onBackRef.current()
    }
    window.addEventListener('pageshow', show)
    return () => window.removeEventListener('pageshow', show)
  }, [])

  function pay(content: string, request: (idempotencyKey: string) => Promise<StartedPayment>): Promise<void> {
    setRejection(null)
    return send(
      () => beginPayment(content, request, locale),
      (error) => {
        const reason = readPaymentRejection(error)
        if (reason.kind === 'notBegun') console.error('payment', error)
        setRejection(reason)
        onRejection?.(reason)
      },
    )
  }

  return { pay, isSending, rejection: rejection, clear: () => setRejection(null) }
}
