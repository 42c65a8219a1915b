import type { IncomingHttpHeaders } from 'node:http'
import { plainPage } from './plain-page'

/** What Next's client says of itself when it asks for the data of a page; each changes the answer. */
const ROUTER_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
] as const
const ROUTER_MAX = 4_000
/** Next's fingerprint of those headers: without the right one it redirects. */
const FINGERPRINT = '_rsc'

export type PageKey = {
  kind: 'page' | 'data'
  key: string
  /** What the renderer is asked. */
  path: string
  headers: Record<string, string>
}

/** How the cache knows this request, or null when it is nobody's business but the visitor's. */
export function pageKey(url: string, headers: IncomingHttpHeaders): PageKey | null {
  const page = plainPage(url)
  if (page === null) return null
  if (headers.rsc !== '1') return { kind: 'page', key: page, path: page, headers: {} }

  const routerHeaders = ROUTER_HEADERS.flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  const fingerprint = new URLSearchParams(url.split('?')[1] ?? '').get(FINGERPRINT)
  const key = JSON.stringify([page, fingerprint, routerHeaders])
  if (key.length > ROUTER_MAX || fingerprint === null) return null
  const path = `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ [FINGERPRINT]: fingerprint })}`
  return { kind: 'data', key, path, headers: Object.fromEntries(routerHeaders) }
}
