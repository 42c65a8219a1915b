import 'server-only'

/** Nobody is sent away for longer, whatever was said. */
const LONGEST_SECONDS = 24 * 60 * 60

/** Seconds of `Retry-After`, which may also be a date (RFC 9110 §10.2.3); undefined: none, or none that can be read. */
export function readRetryAfter(headers: Headers, now = Date.now()): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? ''
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : secondsUntil(text, now)
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 1), LONGEST_SECONDS)
}

function secondsUntil(date: string, now: number): number {
  return date.endsWith(' GMT') ? Math.ceil((Date.parse(date) - now) / 1000) : Number.NaN
}
