import { foreignReferrer } from './foreign-referrer'

export const INITIAL_REFERER = 'initial_referer'
export const DAY_SECONDS = 24 * 60 * 60

type Visit = {
  /** The header `Referer`. */
  referrer: string | null
  host: string | null
  /** The browser has the cookie already. */
  hasCookie: boolean
}

/** The first foreign referrer of a visitor, to be kept for a day (specification §4); null: nothing to keep. */
export function initialReferer({ referrer, host, hasCookie }: Visit): string | null {
  return hasCookie ? null : foreignReferrer(referrer, host)
}
