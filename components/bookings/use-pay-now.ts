'use client'

import { useLocale } from 'next-intl'
import { useState } from 'react'
import { usePaying } from '@/components/payments/use-paying'
import { payBooking } from '@/lib/browser-api/payments'
import { useRouter } from '@/lib/i18n/navigation'
import { useSession } from '@/lib/session/store'
import type { BookingPaymentRequest } from '@/provider/contract/payments'

/** Pays for the booking on hold, then forgets the draft: the booking has everything by now. */
export function usePayNow(number: string, versions: { public_offer: string; rentalterms: string }) {
  const language = useLocale()
  const router = useRouter()
  const [agreedKop, setAgreedKop] = useState(0)
  // The server knows the booking's true state: run out, paid in another tab, or with a payment that has begun.
  const paying = usePaying({
    onBack: router.refresh,
    onRefusal: ({ kind }) => {
      if (kind !== 'notBegun' && kind !== 'tooMany') router.refresh()
    },
  })

  function payNow(amountKop: number): Promise<void> {
    setAgreedKop(amountKop)
    const consents: BookingPaymentRequest['consents'] = [
      { document: 'public_offer', version: versions.public_offer },
      { document: 'rentalterms', version: versions.rentalterms },
    ]
    const request = { amountKop, language, consents }
    return paying.pay(`${number} ${JSON.stringify(request)}`, async (key) => {
      const begun = await payBooking(number, request, key)
      useSession.getState().clear()
      return begun
    })
  }

  return { payNow, agreedKop, isSending: paying.isSending, refusal: paying.refusal, forget: paying.forget }
}
