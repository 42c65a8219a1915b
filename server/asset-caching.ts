const FOREVER = 'public, max-age=31536000, immutable'

/**
 * `Cache-Control` of a file of `public/`, or null for anything else. Only an address with its version in the query
 * never changes its content; the others are asked for again by ETag.
 */
export function assetCaching(url: string, status: number): string | null {
  if (!url.startsWith('/assets/')) return null
  const isFile = status === 200 || status === 206 || status === 304
  if (!isFile) return 'no-store'
  return new URLSearchParams(url.split('?')[1] ?? '').get('v') ? FOREVER : 'no-cache'
}
