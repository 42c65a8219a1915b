'use client'

import { useRef, useState } from 'react'
import { useSending } from '@/components/forms/use-sending'
import { newKey } from '@/lib/bookings/new-key'
import { reviewHref } from '@/lib/bookings/steps'
import { renewHold } from '@/lib/browser-api/bookings'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import { useRouter } from '@/lib/i18n/navigation'
import { rereadSession, useSession } from '@/lib/store/store'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'
import type { Rejection } from './hold-rejection'

/** The answer may have been lost behind a renewal that was made: the same key goes out again. */
const UNCERTAIN: readonly FailureCode[] = ['unavailable', 'internal']

/** Gives a hold its full length again: under its number while it runs, as a new booking once it ran out. */
export function useRenew({ number, slug }: { number: string; slug: string }) {
  const router = useRouter()
  const [rejection, setRejection] = useState<Rejection | null>(null)
  const key = useRef<string | null>(null)
  const { isSending, send } = useSending()

  /** @param totalKop the price that is shown */
  function renew(totalKop: number): Promise<void> {
    return send(async () => {
      setRejection(null)
      key.current ??= newKey()
      const renewedBooking = await renewHold(number, totalKop, key.current)
      if (renewedBooking.number === number) {
        router.refresh()
        return
      }
      rereadSession()
      useSession.getState().saveAttempt(null)
      router.replace(reviewHref(slug, renewedBooking.number))
    }, handleRejection)
  }

  function handleRejection(error: unknown): void {
    const { code, details } = error instanceof RejectionError ? error : new RejectionError('unavailable')
    if (!UNCERTAIN.includes(code)) key.current = null
    setRejection({ code, details })
    // Confirmed or cancelled elsewhere: the server knows.
    if (code === 'conflict' || code === 'not_found') router.refresh()
  }

  return { renew, isSending, rejection: rejection }
}
