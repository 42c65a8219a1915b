import type { TrackingHeaders } from './tracking-cookies'

let source: () => TrackingHeaders = () => ({})

/** Headers for a call to our own doors (specification §7): the session's value, none before its code has come. */
export function trackingHeaders(): TrackingHeaders {
  return source()
}

/** The session store names itself here: whoever calls a door need not load it. */
export function readTrackingFrom(read: () => TrackingHeaders): void {
  source = read
}
