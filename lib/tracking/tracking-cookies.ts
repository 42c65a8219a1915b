import { TRACKING_HEADERS } from '@/provider/contract/rules/headers'

export type TrackingHeader = (typeof TRACKING_HEADERS)[number]

/** Header of a call → cookies that it is read from, the first that exists (specification §3, §7). Metrika writes `_ym_uid`. */
const COOKIES_OF = {
  'x-sp-id': ['sp_id'],
  'x-ubtcid': ['ubtcuid'],
  'x-ym-uid': ['ym_uid', '_ym_uid'],
  'x-referer': ['referer'],
} as const satisfies Record<TrackingHeader, readonly string[]>

export type TrackingHeaders = Partial<Record<TrackingHeader, string>>

/** Longer values are nobody's id. */
export const TRACKING_VALUE_MAX = 500

/** @param cookieText `document.cookie` */
export function readTracking(cookieText: string): TrackingHeaders {
  const cookies = new Map(cookieText.split('; ').map(splitCookie))
  const headers: TrackingHeaders = {}
  for (const header of TRACKING_HEADERS) {
    const value = COOKIES_OF[header].map((name) => cookies.get(name)).find(Boolean)
    if (value) headers[header] = headerValue(value)
  }
  return headers
}

function splitCookie(pair: string): [string, string] {
  const end = pair.indexOf('=')
  return end < 0 ? ['', pair] : [pair.slice(0, end), pair.slice(end + 1)]
}

/** A header holds Latin characters only: `fetch` would throw on any other. */
function headerValue(text: string): string {
  return text.replace(/[^\x21-\x7e]/g, encodeURIComponent).slice(0, TRACKING_VALUE_MAX)
}
