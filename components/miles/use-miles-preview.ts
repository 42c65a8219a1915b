'use client'

import { useEffect, useState } from 'react'
import { previewMiles } from '@/lib/browser-api/miles'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import type { SpendOutcome } from '@/provider/contract/miles'

/** Until the request is sent: moving the slider sends one. */
const PAUSE_MS = 250

type Preview = { outcome: SpendOutcome | null; failure: RejectionError | null; isBusy: boolean }

/**
 * Returns what the branch answers about paying for the booking with so many miles.
 *
 * @param miles null: no request is sent
 * @param version state of the booking; a change repeats the request
 */
export function useMilesPreview(booking: string, miles: number | null, version: string): Preview {
  const [preview, setPreview] = useState<Preview>({ outcome: null, failure: null, isBusy: true })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the booking, `version`, repeats the same request
  useEffect(() => {
    if (miles === null) {
      setPreview({ outcome: null, failure: null, isBusy: false })
      return
    }
    const control = new AbortController()
    setPreview((last) => ({ ...last, isBusy: true }))
    const timer = setTimeout(() => {
      previewMiles({ booking, miles }, control.signal).then(
        (outcome) => setPreview({ outcome, failure: null, isBusy: false }),
        (error: unknown) => {
          if (control.signal.aborted) return
          const failure = error instanceof RejectionError ? error : new RejectionError('unavailable')
          setPreview({ outcome: null, failure, isBusy: false })
        },
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [booking, miles, version])

  return preview
}
