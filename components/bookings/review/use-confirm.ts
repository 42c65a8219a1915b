'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { usePhoneProof } from '@/components/bookings/proof/use-phone-proof'
import { useSending } from '@/components/forms/use-sending'
import { successHref } from '@/lib/bookings/steps'
import { patchBooking } from '@/lib/browser-api/bookings'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import { useRouter } from '@/lib/i18n/navigation'
import { useSession } from '@/lib/store/store'
import { showToast } from '@/lib/toasts/show-toast'
import type { BookingPaymentRequest } from '@/provider/contract/payments'

/** The documents that are accepted with the booking, in the versions that are shown. */
export type AcceptedTerms = BookingPaymentRequest['consents']

/** `canRepeat`: there was no answer, and sending the same again does no harm. */
export type ConfirmFailure = { text: string; canRepeat: boolean }

/** Confirms the booking for payment at the branch, then forgets the draft. `failure` is ready to be shown. */
export function useConfirm(
  { number, driverPhone }: { number: string; driverPhone: string },
  consents: AcceptedTerms,
  phoneText: string,
) {
  const t = useTranslations('bookings.rejection')
  const tReview = useTranslations('bookings.review')
  const { withProof, dialog } = usePhoneProof()
  const router = useRouter()
  const [failure, setFailure] = useState<ConfirmFailure | null>(null)
  const { isSending, send } = useSending()

  function confirm(): Promise<void> {
    return send(async () => {
      setFailure(null)
      const confirmation = { status: 'confirmed', payment: 'branch', consents } as const
      await withProof(driverPhone, (proof) => patchBooking(number, proof ? { ...confirmation, proof } : confirmation))
      useSession.getState().clear()
      router.push(successHref(number))
    }, handleRejection)
  }

  function handleRejection(error: unknown): void {
    const code = error instanceof RejectionError ? error.code : 'unavailable'
    // The server knows the booking's true state: run out, or confirmed in another tab.
    if (code === 'hold_expired' || code === 'conflict' || code === 'not_found') {
      router.refresh()
      return
    }
    if (code === 'phone_unproved') {
      // The dialog has said why: no toast on top of it.
      setFailure({ text: tReview('phoneUnproved', { phone: phoneText }), canRepeat: false })
      return
    }
    const text = t(code === 'too_many_requests' ? 'tooMany' : 'unavailable', { phone: phoneText })
    setFailure({ text, canRepeat: code === 'unavailable' })
    showToast({ kind: 'bad', title: t('failedTitle'), text })
  }

  return { confirm, isSending, failure, dialog }
}
