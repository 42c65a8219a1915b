'use client'

import { useRef, useState } from 'react'
import { type RefreshTexts, useRefreshClient } from '@/components/layout/visit/use-refresh-client'
import type { Proved } from '@/components/profile/use-step-up'
import { newKey } from '@/lib/bookings/new-key'
import { releaseMiles, spendMiles } from '@/lib/browser-api/miles'
import { isOffline, RejectionError } from '@/lib/browser-api/rejection-error'
import { useRouter } from '@/lib/i18n/navigation'
import { Cancelled } from '@/lib/profile/cancelled'
import type { SpendOutcome } from '@/provider/contract/miles'
import { STATUS_OF } from '@/provider/contract/rules/failure-codes'

type SpendAction = 'spend' | 'release'
type Result = { action: SpendAction; outcome: SpendOutcome }

/** Spends miles, with a proof where the provider wants one, and takes them back; afterwards header and page say the same number. */
export function useSpending(news: RefreshTexts, proved: Proved) {
  const router = useRouter()
  const refreshClient = useRefreshClient(news)
  const [busy, setBusy] = useState<SpendAction | null>(null)
  const [result, setResult] = useState<Result | null>(null)
  const [failure, setFailure] = useState<RejectionError | null>(null)
  const isRunning = useRef(false)
  /** The same wish again, after no answer, has the same key: it is done once. */
  const attempt = useRef({ request: '', key: '' })

  function showAnew(): void {
    refreshClient({ isAtOnce: true })
    router.refresh()
  }

  async function run(action: SpendAction, work: () => Promise<SpendOutcome>): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(action)
    setFailure(null)
    setResult(null)
    try {
      setResult({ action, outcome: await work() })
      attempt.current = { request: '', key: '' }
      showAnew()
    } catch (error) {
      if (error instanceof Cancelled) return end()
      const rejection = error instanceof RejectionError ? error : new RejectionError('unavailable')
      setFailure(rejection)
      // No answer: the miles may be spent. Without a line a refresh would leave the page.
      if (STATUS_OF[rejection.code] >= 500 && !isOffline(rejection)) showAnew()
    }
    end()
  }

  function end(): void {
    isRunning.current = false
    setBusy(null)
  }

  function spend(booking: string, miles: number): Promise<void> {
    const request = `${booking} ${miles}`
    if (attempt.current.request !== request) attempt.current = { request: request, key: newKey() }
    return run('spend', () => proved(() => spendMiles({ booking, miles }, attempt.current.key)))
  }

  return {
    busy,
    result,
    failure,
    spend,
    release: (booking: string) => run('release', () => releaseMiles(booking)),
    /** Another wish: what was said of the last one is over. */
    clearOutcome: () => {
      setResult(null)
      setFailure(null)
    },
  }
}
