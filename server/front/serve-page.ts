import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding } from './encodings'
import { FRESH_SECONDS, STALE_IF_ERROR_SECONDS, STALE_SECONDS } from './freshness'
import type { Encoding, StoredPage } from './stored-page'

/** Browsers ask each time and mostly hear 304; in `Cache-Control` itself these limits made prefetches hang in Chromium. */
const SHARED = {
  'cache-control': 'no-cache',
  'cdn-cache-control': `public, s-maxage=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}, stale-if-error=${STALE_IF_ERROR_SECONDS}`,
}
const OWN = { 'cache-control': 'private, no-store' }

type ServeOptions = {
  page: StoredPage
  /** False for a page that stands in for itself: its provider was away. */
  isShared: boolean
  /** Headers of this answer alone. */
  headers: Record<string, string>
  /** A cookie for this visitor: then no cache on the way may keep the answer. */
  cookie: string | null
}

/** Sends a page that is kept: packed as the browser takes it, or only "you have it". */
export function servePage(request: IncomingMessage, response: ServerResponse, options: ServeOptions): void {
  const { page, cookie } = options
  const isShared = page.status === 200 && options.isShared
  const own = Object.entries(options.headers).flat()
  if (cookie !== null) own.push('set-cookie', cookie)
  const kind = isShared ? (cookie === null ? 'shared' : 'visit') : 'own'
  if (isShared && hasAlready(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, own.concat(headOf(page, kind, null))).end()
    return
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']?.toString() ?? '')
  response.writeHead(page.status, own.concat(headOf(page, kind, encoding)))
  response.end(request.method === 'HEAD' ? undefined : page.body[encoding])
}

/** `visit`: everybody's page, in an answer of one visitor. */
type Kind = 'shared' | 'visit' | 'own'

const heads = new WeakMap<StoredPage, Map<string, readonly string[]>>()

/** Names and values in turn, made once for each way in which a page is given. @param encoding null: without a body */
function headOf(page: StoredPage, kind: Kind, encoding: Encoding | null): readonly string[] {
  const ofPage = heads.get(page) ?? new Map<string, readonly string[]>()
  const way = `${kind} ${encoding}`
  const cachedHead = ofPage.get(way)
  if (cachedHead) return cachedHead
  const head = Object.entries({
    ...page.headers,
    ...(kind === 'shared' ? SHARED : OWN),
    vary: varyOf(page.headers.vary),
    ...(kind !== 'own' && { etag: page.etag }),
    ...(encoding && encoding !== 'identity' && { 'content-encoding': encoding }),
    ...(encoding && { 'content-length': String(page.body[encoding].length) }),
  }).flat()
  heads.set(page, ofPage.set(way, head))
  return head
}

function varyOf(own = ''): string {
  return /\baccept-encoding\b/i.test(own) ? own : [own, 'Accept-Encoding'].filter(Boolean).join(', ')
}

function hasAlready(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return (
    ifNoneMatch === '*' ||
    ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))
  )
}
