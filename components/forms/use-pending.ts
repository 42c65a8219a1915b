'use client'

import { useEffect, useRef, useState } from 'react'

/** Specification §9, "fetch minimum delay 200 ms": so late it appears, and so long it stays at least. */
export const PENDING_MS = 200

/**
 * Which wait is shown (PRODUCT §9), null for none: a quick answer shows none, and what is shown does not flash. The answer
 * itself is never held back, and neither is the next press.
 */
export function usePendingWork<Work>(work: Work | null): Work | null {
  const [visibleWork, setVisibleWork] = useState<Work | null>(null)
  const visibleSince = useRef(0)

  useEffect(() => {
    if (work === visibleWork) return
    const wait = visibleWork === null ? PENDING_MS : PENDING_MS - (performance.now() - visibleSince.current)
    const timer = setTimeout(() => {
      visibleSince.current = performance.now()
      setVisibleWork(() => work)
    }, wait)
    return () => clearTimeout(timer)
  }, [work, visibleWork])

  return visibleWork
}

export function usePending(isBusy: boolean): boolean {
  return usePendingWork(isBusy || null) !== null
}
