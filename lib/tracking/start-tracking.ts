import Cookies from 'js-cookie'
import { startSession, useSession } from '@/lib/store/store'
import { foreignReferrer } from './foreign-referrer'
import { readReferral } from './referral'
import { readTrackingFrom } from './tracking-headers'
import { watchTracking } from './watch-tracking'

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
