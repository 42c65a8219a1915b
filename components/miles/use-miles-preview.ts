'use client'

import { useEffect, useState } from 'react'
import { previewMiles } from '@/lib/browser-api/miles'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import type { SpendOutcome } from '@/provider/contract/miles'

/** A pull at the slider makes one question. */
const PAUSE_MS = 250

type Preview = { outcome: SpendOutcome | null; failure: RejectionError | null; isBusy: boolean }

/**
 * What paying the booking with so many miles would come to, as the branch says.
 *
 * @param miles null: nothing that could be asked
 * @param version asked anew when it changes: the booking is not what it was
 */
export function useMilesPreview(booking: string, miles: number | null, version: string): Preview {
  const [preview, setPreview] = useState<Preview>({ outcome: null, failure: null, isBusy: true })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another `version` is the same question with another answer
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
