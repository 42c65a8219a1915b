import { foreignReferrer } from './foreign-referrer'

export const INITIAL_REFERER = 'initial_referer'
export const DAY_SECONDS = 24 * 60 * 60

type Visit = {
  /** The header `Referer`. */
  referrer: string | null
  host: string | null
  /** The browser has the cookie already. */
  isKnown: boolean
}

/** The first foreign referrer of a visitor, to be kept for a day (specification §4); null: nothing to keep. */
export function initialReferer({ referrer, host, isKnown }: Visit): string | null {
  return isKnown ? null : foreignReferrer(referrer, host)
}
