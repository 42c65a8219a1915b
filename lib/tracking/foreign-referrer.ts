/** A cookie has 4 KB for all; where somebody came from stands at the start. */
const REFERRER_MAX = 500

/**
 * Address that a visitor came from, when it is another site's; null otherwise.
 *
 * @param host of this site, with its port
 */
export function foreignReferrer(referrer: string | null, host: string | null): string | null {
  if (!referrer || !URL.canParse(referrer)) return null
  const { protocol, host: from } = new URL(referrer)
  return /^https?:$/.test(protocol) && from !== host ? referrer.slice(0, REFERRER_MAX) : null
}
