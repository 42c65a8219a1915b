const YEAR_SECONDS = 31_536_000

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': [
    ...['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics', 'accelerometer', 'autoplay'],
    ...['display-capture', 'gyroscope', 'hid', 'magnetometer', 'midi', 'serial', 'xr-spatial-tracking'],
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
}

/** Headers of every answer, static files and doors included. */
export function securityHeaders(siteUrl: string): Record<string, string> {
  if (!siteUrl.startsWith('https://')) return ALWAYS
  return { ...ALWAYS, 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }
}

/** Policy of an answer that brought none: pages get theirs, with the nonce, from middleware. */
export function fallbackPolicy(contentType: string): string {
  // A drawing shown by <img> obeys the policy of its own answer and may carry styles inside.
  const style = contentType.startsWith('image/svg+xml') ? " style-src 'unsafe-inline';" : ''
  return `default-src 'none';${style} base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

/** The type with its encoding: nobody has to guess how a text is written. */
export function typeWithCharset(contentType: string): string {
  return /^(text\/(?!x-component)[\w.+-]+|[\w./-]+\+xml)$/.test(contentType)
    ? `${contentType}; charset=utf-8`
    : contentType
}
