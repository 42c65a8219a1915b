'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import { allowsAnalytics, onAnswer } from '@/lib/tracking/consent'
import { storeReferral } from '@/lib/tracking/referral'

/** Begins what accompanies a visit: session, referral codes, tracking; analytics once they are allowed, but on personal pages. */
export function Visit({ metrikaId }: { metrikaId: number | null }) {
  const allowed = useSyncExternalStore(onAnswer, allowsAnalytics, () => false)
  useEffect(trackVisit, [])
  const address = `${usePathname()}?${useSearchParams()}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is decided on, by what the window has when the code is there.
  useEffect(() => {
    if (metrikaId === null || !(allowed || window.ymId)) return
    import('@/lib/tracking/track-pages').then(
      ({ trackPages }) => trackPages(metrikaId, allowed),
      () => undefined,
    )
  }, [allowed, metrikaId, address])
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
