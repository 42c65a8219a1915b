import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import sirv from 'sirv'
import { assetCaching } from '../asset-caching'
import { fallbackPolicy } from '../security-headers'

/** Next names its files by their content. */
const BY_CONTENT = /^\/_next\/static\//
const FOREVER = 'public, max-age=31536000, immutable'
/** A worker of `/assets/` that serves pages, and asks our origin for them. */
const WORKER = '/assets/offline.js'
const OF_WORKER = {
  'service-worker-allowed': '/',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
}
/** sirv names the type after our headers, and of these without the encoding. */
const TEXTS = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.svg', 'image/svg+xml; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
])
const OURS = /^\/(_next\/static|assets)\//

/**
 * Files that never differ between visitors, packed by the build (`dist/static`).
 *
 * @returns whether the address is one of theirs, and is answered; anything odd about it is left to the renderer.
 */
export function openStaticFiles(folder: string, security: Record<string, string>) {
  if (!existsSync(folder)) return () => false
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      const url = response.req.url ?? path
      const type = TEXTS.get(extname(path))
      const caching = BY_CONTENT.test(path) ? FOREVER : (assetCaching(url, 200) ?? 'no-cache')
      const own = {
        ...security,
        ...(type && { 'content-type': type }),
        'cache-control': caching,
        'content-security-policy': fallbackPolicy(type ?? ''),
        ...(path === WORKER && OF_WORKER),
      }
      for (const [name, value] of Object.entries(own)) response.setHeader(name, value)
    },
  })
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = request.url?.split('?')[0] ?? ''
    if (!OURS.test(path) || !/^[\w./~-]+$/.test(path) || path.includes('..')) return false
    let isServed = true
    serve(request, response, () => {
      isServed = false
    })
    return isServed
  }
}
