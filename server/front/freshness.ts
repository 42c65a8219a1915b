/** Seconds for which an answer is given without a second thought. */
export const FRESH_SECONDS = 60
/** Then for so long it is given at once, while a newer one is rendered. */
export const STALE_SECONDS = 300
/** And so long it may stand in for one that cannot be rendered. */
export const STALE_IF_ERROR_SECONDS = 24 * 60 * 60
/** After a failed rendering nobody tries again for so long. */
export const RETRY_SECONDS = 5

export type Times = {
  /** When the rendering began: what it shows is no newer. */
  renderedAt: number
  /** What it shows was changed since. */
  isPurged: boolean
  /** No earlier than this is a rendering tried again; 0: any time. */
  retryAt: number
}

/**
 * - `fresh`: give it.
 * - `refresh`: give it, and render a newer one behind the visitor's back.
 * - `render`: render first; give it only if that fails.
 * - `stand-in`: rendering failed a moment ago: give it.
 * - `gone`: too old for anything.
 */
export type Freshness = 'fresh' | 'refresh' | 'render' | 'stand-in' | 'gone'

/** @param now milliseconds, as all times here */
export function freshness({ renderedAt, isPurged, retryAt }: Times, now: number): Freshness {
  const age = (now - renderedAt) / 1000
  if (age > STALE_IF_ERROR_SECONDS) return 'gone'
  if (!isPurged && age < FRESH_SECONDS) return 'fresh'
  if (now < retryAt) return 'stand-in'
  return !isPurged && age < FRESH_SECONDS + STALE_SECONDS ? 'refresh' : 'render'
}
