'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { allowsAnalytics, onAnswer } from '@/lib/tracking/consent'
import { loadMetrika } from '@/lib/tracking/goal'
import { storeReferral } from '@/lib/tracking/referral'

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
  // At once: a visitor may leave this page, or send a form, before the other code is here.
  storeReferral(window.location.search)
  const { referrer } = document
  let end: (() => void) | null = null
  let isOver = false
  import('@/lib/tracking/start-tracking').then(
    ({ startTracking }) => {
      if (!isOver) end = startTracking(referrer)
    },
    // Nobody is tracked then; the page does not suffer.
    () => undefined,
  )
  let endFavourites: (() => void) | null = null
  import('@/lib/cars/watch-favourites').then(
    ({ watchFavourites }) => {
      if (!isOver) endFavourites = watchFavourites()
    },
    () => undefined,
  )
  return () => {
    isOver = true
    end?.()
    endFavourites?.()
  }
}
