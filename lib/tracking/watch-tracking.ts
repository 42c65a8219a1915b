import { readTracking, type TrackingHeaders } from './tracking-cookies'

/** Cookies may also be written by scripts that no event tells of (specification §7). */
const REFRESH_MS = 10_000

let current: TrackingHeaders = {}

/** Headers for a call to our own doors, as of the last refresh. */
export function trackingHeaders(): TrackingHeaders {
  return current
}

/**
 * Reads the tracking cookies now, at every cookie change where the browser tells of it, and every 10 seconds.
 *
 * @returns the end of it
 */
export function watchTracking(note: (headers: TrackingHeaders) => void): () => void {
  const refresh = () => {
    current = readTracking(document.cookie)
    note(current)
  }
  const store = 'cookieStore' in window ? window.cookieStore : null
  refresh()
  store?.addEventListener('change', refresh)
  const timer = setInterval(refresh, REFRESH_MS)
  return () => {
    store?.removeEventListener('change', refresh)
    clearInterval(timer)
  }
}
