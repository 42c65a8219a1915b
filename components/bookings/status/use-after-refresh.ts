'use client'

import { useEffect, useEffectEvent, useState, useTransition } from 'react'
import { useRouter } from '@/lib/i18n/navigation'

/**
 * An act that needs the page as the server has it now. Asked for while the page is being refreshed, it waits for the new
 * props: with the old ones, such as the proof of a price that is gone, it would only be rejected again.
 */
export function useAfterRefresh<Input>(action: (input: Input) => Promise<void>) {
  const router = useRouter()
  const [isRefreshing, startRefresh] = useTransition()
  const [waiting, setWaiting] = useState<{ input: Input } | null>(null)

  // That of the refreshed page, not the one that was asked for.
  const latestAction = useEffectEvent(action)
  useEffect(() => {
    if (isRefreshing || waiting === null) return
    setWaiting(null)
    void latestAction(waiting.input)
  }, [isRefreshing, waiting])

  async function run(input: Input): Promise<void> {
    if (isRefreshing) setWaiting({ input })
    else await action(input)
  }

  return { refresh: () => startRefresh(() => router.refresh()), run, isWaiting: waiting !== null }
}
