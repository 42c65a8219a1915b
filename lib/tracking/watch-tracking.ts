import { readTracking, type TrackingHeaders } from './tracking-cookies'

/** Cookies may also be written by scripts that no event tells of (specification §7). */
const REFRESH_MS = 10_000

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
