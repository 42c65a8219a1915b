'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { allowsAnalytics, onAnswer } from '@/lib/tracking/consent'
import { loadMetrika } from '@/lib/tracking/goal'

/** Begins what accompanies a visit: session, referral codes, tracking; analytics once they are allowed. */
export function Visit({ metrikaId }: { metrikaId: number | null }) {
  const allowed = useSyncExternalStore(onAnswer, allowsAnalytics, () => false)
  useEffect(trackVisit, [])
  useEffect(() => {
    if (allowed && metrikaId !== null) loadMetrika(metrikaId)
  }, [allowed, metrikaId])
  return null
}

/** The store and the cookies' code come after the page: together 5 kB that no first view needs. */
function trackVisit(): () => void {
  // The address may have changed by the time the code is here.
  const landing = { search: window.location.search, referrer: document.referrer }
  let end: (() => void) | null = null
  let isOver = false
  import('@/lib/tracking/start-tracking').then(
    ({ startTracking }) => {
      if (!isOver) end = startTracking(landing)
    },
    // Nobody is tracked then; the page does not suffer.
    () => undefined,
  )
  return () => {
    isOver = true
    end?.()
  }
}
