const DAY_MS = 24 * 60 * 60 * 1000
/** RFC 9116 asks for less than a year. */
const VALID_DAYS = 180

type Facts = { email: string; site: string; now: Date }

/**
 * Returns where somebody reports a vulnerability of the site (RFC 9116). It is made for each request from the branch's settings, so
 * it never expires unseen: the term is counted from the day of the request.
 */
export function securityTxt({ email, site, now }: Facts): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  return [
    `Contact: mailto:${encodeURI(email)}`,
    `Contact: ${new URL('/contacts/', site).href}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: ru, en, zh',
    `Canonical: ${new URL('/.well-known/security.txt', site).href}`,
    '',
  ].join('\n')
}
