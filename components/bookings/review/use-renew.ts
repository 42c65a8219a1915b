'use client'

import { useRef, useState } from 'react'
import { useSending } from '@/components/forms/use-sending'
import { newKey } from '@/lib/bookings/new-key'
import { reviewHref } from '@/lib/bookings/steps'
import { renewHold } from '@/lib/browser-api/bookings'
import { RefusedError } from '@/lib/browser-api/refused-error'
import { useRouter } from '@/lib/i18n/navigation'
import { rereadSession, useSession } from '@/lib/store/store'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'
import type { Refusal } from './hold-refusal'

/** The answer may have been lost behind a renewal that was made: the same key goes out again. */
const UNCERTAIN: readonly FailureCode[] = ['unavailable', 'internal']

/** Gives a hold its full length again: under its number while it runs, as a new booking once it ran out. */
export function useRenew({ number, slug }: { number: string; slug: string }) {
  const router = useRouter()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const key = useRef<string | null>(null)
  const { isSending, send } = useSending()

  /** @param totalKop the price that is shown */
  function renew(totalKop: number): Promise<void> {
    return send(async () => {
      setRefusal(null)
      key.current ??= newKey()
      const held = await renewHold(number, totalKop, key.current)
      if (held.number === number) {
        router.refresh()
        return
      }
      rereadSession()
      useSession.getState().keepAttempt(null)
      router.replace(reviewHref(slug, held.number))
    }, refuse)
  }

  function refuse(error: unknown): void {
    const { code, details } = error instanceof RefusedError ? error : new RefusedError('unavailable')
    if (!UNCERTAIN.includes(code)) key.current = null
    setRefusal({ code, details })
    // Confirmed or cancelled elsewhere: the server knows.
    if (code === 'conflict' || code === 'not_found') router.refresh()
  }

  return { renew, isSending, refusal }
}
