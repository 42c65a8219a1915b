import Cookies from 'js-cookie'
import { startSession, useSession } from '@/lib/store/store'
import { foreignReferrer } from './foreign-referrer'
import { readReferral } from './referral'
import { readTracking, type TrackingHeaders } from './tracking-cookies'
import { readTrackingFrom } from './tracking-headers'

/** Cookies may also be written by scripts that no event tells of (specification §7). */
const REFRESH_MS = 10_000

/**
 * What a visit begins with: the last foreign referrer, tracking cookies.
 *
 * @param landingReferrer that the visit began with
 * @returns the end of it
 */
export function startTracking(landingReferrer: string): () => void {
  startSession()
  const referrer = foreignReferrer(landingReferrer, window.location.host)
  // Ends with the browser session; the first one of a day stands in `initial_referer`.
  if (referrer) Cookies.set('referer', referrer, { sameSite: 'Lax', secure: window.location.protocol === 'https:' })
  const { noteReferral, noteTracking } = useSession.getState()
  noteReferral(readReferral())
  readTrackingFrom(() => useSession.getState().tracking)
  return watchTracking(noteTracking)
}

/**
 * Reads the tracking cookies now, at every cookie change where the browser tells of it, and every 10 seconds.
 *
 * @returns the end of it
 */
export function watchTracking(note: (headers: TrackingHeaders) => void): () => void {
  const refresh = () => note(readTracking(document.cookie))
  const store = 'cookieStore' in window ? window.cookieStore : null
  refresh()
  store?.addEventListener('change', refresh)
  const timer = setInterval(refresh, REFRESH_MS)
  return () => {
    store?.removeEventListener('change', refresh)
    clearInterval(timer)
  }
}
