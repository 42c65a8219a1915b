import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding } from './encodings'
import { FRESH_SECONDS, STALE_IF_ERROR_SECONDS, STALE_SECONDS } from './freshness'
import type { StoredPage } from './stored-page'

/** Browsers ask each time and mostly hear 304; in `Cache-Control` itself these limits made prefetches hang in Chromium. */
const SHARED = {
  'cache-control': 'no-cache',
  'cdn-cache-control': `public, s-maxage=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}, stale-if-error=${STALE_IF_ERROR_SECONDS}`,
}
const OWN = { 'cache-control': 'private, no-store' }

type Given = {
  page: StoredPage
  /** False for a page that stands in for itself: its provider was away. */
  isShared: boolean
  /** Headers of this answer alone. */
  headers: Record<string, string>
  /** A cookie for this visitor: then no cache on the way may keep the answer. */
  cookie: string | null
}

/** Sends a page that is kept: packed as the browser takes it, or only "you have it". */
export function answerPage(request: IncomingMessage, response: ServerResponse, given: Given): void {
  const { page, cookie } = given
  const isShared = page.status === 200 && given.isShared
  const headers: Record<string, string> = {
    ...page.headers,
    ...given.headers,
    ...(isShared && cookie === null ? SHARED : OWN),
    ...(cookie !== null && { 'set-cookie': cookie }),
    vary: varyOf(page.headers.vary),
    ...(isShared && { etag: page.etag }),
  }
  if (isShared && hasAlready(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']?.toString())
  const body = page.body[encoding]
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  headers['content-length'] = String(body.length)
  response.writeHead(page.status, headers).end(request.method === 'HEAD' ? undefined : body)
}

function varyOf(own = ''): string {
  return /\baccept-encoding\b/i.test(own) ? own : [own, 'Accept-Encoding'].filter(Boolean).join(', ')
}

function hasAlready(asked: string | undefined, etag: string): boolean {
  if (!asked) return false
  return asked === '*' || asked.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))
}
