const FOREVER = 'public, max-age=31536000, immutable'
const FILES = /^\/(assets|opengraph)\//

/**
 * `Cache-Control` of a file of `public/` or of a drawn picture, or null for anything else. Only an address with its version in the query
 * never changes its content; the others are asked for again by ETag.
 */
export function assetCaching(url: string, status: number): string | null {
  if (!FILES.test(url)) return null
  const isFile = status === 200 || status === 206 || status === 304
  if (!isFile) return 'no-store'
  return new URLSearchParams(url.split('?')[1] ?? '').get('v') ? FOREVER : 'no-cache'
}

/** What a file answers to a range beyond its end, where Next says 500; null for any other answer. */
export function findRejectedRange(status: number, contentRange: string | undefined): string | null {
  return status === 500 && contentRange?.startsWith('bytes */') ? contentRange : null
}
