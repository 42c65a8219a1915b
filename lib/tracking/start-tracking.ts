import Cookies from 'js-cookie'
import { startSession, useSession } from '@/lib/session/store'
import { foreignReferrer } from './foreign-referrer'
import { keepReferral, readReferral } from './referral'
import { watchTracking } from './watch-tracking'

/**
 * What a visit begins with: referral codes, the last foreign referrer, tracking cookies.
 *
 * @param landing query and referrer that the visit began with
 * @returns the end of it
 */
export function startTracking(landing: { search: string; referrer: string }): () => void {
  startSession()
  keepReferral(landing.search)
  const referrer = foreignReferrer(landing.referrer, window.location.host)
  // Ends with the browser session; the first one of a day stands in `initial_referer`.
  if (referrer) Cookies.set('referer', referrer, { sameSite: 'Lax', secure: window.location.protocol === 'https:' })
  const { noteReferral, noteTracking } = useSession.getState()
  noteReferral(readReferral())
  return watchTracking(noteTracking)
}
