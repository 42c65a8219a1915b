'use client'

import { useEffect, useRef, useState } from 'react'

/** Specification §9, "fetch minimum delay 200 ms": so late it appears, and so long it stays at least. */
export const PENDING_MS = 200

/**
 * Which wait is shown (PRODUCT §9), null for none: a quick answer shows none, and what is shown does not flash. The answer
 * itself is never held back, and neither is the next press.
 */
export function usePendingWork<Work>(work: Work | null): Work | null {
  const [shown, setShown] = useState<Work | null>(null)
  const shownAt = useRef(0)

  useEffect(() => {
    if (work === shown) return
    const wait = shown === null ? PENDING_MS : PENDING_MS - (performance.now() - shownAt.current)
    const timer = setTimeout(() => {
      shownAt.current = performance.now()
      setShown(() => work)
    }, wait)
    return () => clearTimeout(timer)
  }, [work, shown])

  return shown
}

export function usePending(isBusy: boolean): boolean {
  return usePendingWork(isBusy || null) !== null
}
