'use client'

import { useLocale } from 'next-intl'
import { useState } from 'react'
import type { BookingDoors } from '@/lib/browser-api/booking-doors'
import { payBooking } from '@/lib/browser-api/payments'
import { useRouter } from '@/lib/i18n/navigation'
import type { BookingPaymentRequest } from '@/provider/contract/payments'
import type { AgreedSum } from './pay-note'
import { usePayment } from './use-payment'

type Ways = { doors?: BookingDoors | undefined; onStart?: () => void }

/** Begins a payment for a booking. A rejection may mean that it stands otherwise by now: the server knows how. */
export function usePayBooking(number: string, { doors, onStart }: Ways = {}) {
  const language = useLocale()
  const router = useRouter()
  const [agreed, setAgreed] = useState<AgreedSum>({ kop: 0, isPart: false })
  const { pay, ...payment } = usePayment({
    onBack: router.refresh,
    onRejection: ({ kind }) => {
      if (kind !== 'notBegun' && kind !== 'tooMany') router.refresh()
    },
  })

  function begin(sum: AgreedSum, consents: BookingPaymentRequest['consents']): Promise<void> {
    setAgreed(sum)
    const request = { amountKop: sum.kop, language, consents }
    return pay(`${number} ${JSON.stringify(request)}`, async (key) => {
      const startedPayment = await payBooking(number, request, key, doors)
      onStart?.()
      return startedPayment
    })
  }

  return { ...payment, begin, agreed }
}
