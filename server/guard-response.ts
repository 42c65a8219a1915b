import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { PAGE_OUTAGE_HEADER, PAGE_TAGS_HEADER, PAGE_UNCACHEABLE_HEADER } from '@/lib/routing/page-report'
import { PAGE_STATUS_HEADER, type StatusScope } from '@/lib/routing/status-scope'
import { assetCaching, findRejectedRange } from './asset-caching'
import { isAccountAddress, isPageAddress } from './page-address'
import { evaluateResponse, type Verdict } from './response-policy'
import { fallbackPolicy, typeWithCharset } from './security-headers'

type Replace = (status: number) => Promise<{ headers: Record<string, string>; body: Buffer }>

type Guard = {
  url: string
  method: string
  /** False when Next's client asked for data of a page instead of its HTML. */
  isDocument: boolean
  scope: StatusScope
  /** The front wants to know what the page was made of. */
  isReported: boolean
  security: Record<string, string>
  replace: Replace
  /** Called once, when the page has rejected whoever asked. */
  onRejection: () => void
}

const UNSHARED = { 'cache-control': 'private, no-store' }
const RANGE_NOT_SATISFIABLE = 416

/** How middleware's rewrites work inside. Next's client needs the second kind to follow a rewritten page. */
const INSIDE = /^x-middleware-/
const FOR_THE_CLIENT = /^x-nextjs-rewritten-/

/**
 * Stands between Next and the socket: the moment headers are written, the status, the security headers and the caching
 * of assets are settled. A blank error document is swallowed from there on, and another page is sent in its place.
 */
export function guardResponse(response: ServerResponse, guard: Guard): void {
  const real = {
    writeHead: response.writeHead.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
    flushHeaders: response.flushHeaders.bind(response),
  }
  let isSwallowing = false
  /** Chunks of an answer whose status is known at its end only. */
  let held: Parameters<typeof real.write>[0][] | null = null

  function decide(): void {
    const verdict = settle(response, guard)
    if (guard.scope.rejection) guard.onRejection()
    if (verdict.kind !== 'replace') {
      real.writeHead(response.statusCode)
      return
    }
    isSwallowing = true
    const { status } = verdict
    response.statusCode = status
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    guard.replace(status).then(({ headers, body }) => {
      if (response.destroyed) return
      const policy = fallbackPolicy(headers['content-type'] ?? '')
      const own = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'content-security-policy': policy }
      dress(response, {
        ...own,
        ...verdict.headers,
        ...headers,
        'content-length': String(body.length),
        ...guard.security,
      })
      real.writeHead(status)
      real.end(guard.method === 'HEAD' ? undefined : body)
    })
  }

  function release(chunks: Parameters<typeof real.write>[0][]): void {
    held = null
    decide()
    if (!isSwallowing) for (const chunk of chunks) real.write(chunk)
  }

  const start = () => {
    // Called by name, so that Next's compression, which wraps `writeHead`, adds its headers first.
    if (!response.headersSent && !isSwallowing && !held) response.writeHead(response.statusCode)
  }

  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (isSwallowing || held || response.headersSent) return response
    response.statusCode = status
    addHeaders(response, rest.at(-1))
    // Next sends the headers of a soft navigation before the page has been asked: a rejection would come too late, and so
    // would what the page was made of.
    if (isPageData(response) && (isAccountAddress(guard.url) || guard.isReported)) held = []
    else decide()
    return response
  }
  response.flushHeaders = () => {
    start()
    if (!isSwallowing && !held) real.flushHeaders()
  }
  // Node's own signatures are overloads; what is passed on is exactly what came in.
  response.write = ((...args: Parameters<typeof real.write>) => {
    start()
    held?.push(args[0])
    return isSwallowing || held ? swallow(args) : real.write(...args)
  }) as typeof response.write
  response.end = ((...args: Parameters<typeof real.end>) => {
    start()
    if (held) release(held)
    if (isSwallowing) swallow(args)
    else real.end(...args)
    return response
  }) as typeof response.end
}

/** Sets status and headers of what goes out; an answer that is to be replaced is left alone. */
function settle(response: ServerResponse, { url, isDocument, scope, isReported, security }: Guard): Verdict {
  const contentType = String(response.getHeader('content-type') ?? '')
  const pageStatus = response.getHeader(PAGE_STATUS_HEADER)?.toString()
  response.removeHeader(PAGE_STATUS_HEADER)
  response.removeHeader('x-powered-by')
  for (const name of response.getHeaderNames())
    if (INSIDE.test(name) || (isDocument && FOR_THE_CLIENT.test(name))) response.removeHeader(name)

  const range = findRejectedRange(response.statusCode, response.getHeader('content-range')?.toString())
  if (range) return { kind: 'replace', status: RANGE_NOT_SATISFIABLE, headers: { 'content-range': range } }
  const verdict = evaluateResponse(
    { status: response.statusCode, contentType, isPage: isPageAddress(url), pageStatus },
    scope,
  )
  if (verdict.kind === 'replace') return verdict
  if (verdict.kind === 'mark') {
    response.statusCode = verdict.status
    dress(response, verdict.headers)
  }
  if (isReported) dress(response, report(scope))
  if (contentType !== '') response.setHeader('content-type', typeWithCharset(contentType))
  const caching = assetCaching(url, response.statusCode)
  if (caching) response.setHeader('cache-control', caching)
  // Next says nothing of a redirect that answers a soft navigation.
  if (isAccountAddress(url) && !response.hasHeader('cache-control')) dress(response, UNSHARED)
  // What an answer brought is its own: a page its policy, a secret link its silence towards others.
  for (const [name, value] of Object.entries({ ...security, 'content-security-policy': fallbackPolicy(contentType) }))
    if (!response.hasHeader(name)) response.setHeader(name, value)
  return verdict
}

function report({ tags = new Set(), outage, isUncacheable }: StatusScope): Record<string, string> {
  return {
    [PAGE_TAGS_HEADER]: [...tags].join(' '),
    ...(outage && { [PAGE_OUTAGE_HEADER]: '1' }),
    ...(isUncacheable && { [PAGE_UNCACHEABLE_HEADER]: '1' }),
  }
}

/** Data for a soft navigation, in place of the page's HTML. */
function isPageData(response: ServerResponse): boolean {
  return String(response.getHeader('content-type') ?? '').startsWith('text/x-component')
}

function dress(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

/** The last argument of `writeHead`: an object, a flat list of names and values, or a reason phrase. */
function addHeaders(response: ServerResponse, headers: unknown): void {
  if (typeof headers !== 'object' || headers === null) return
  const pairs = Array.isArray(headers) ? pairsOf(headers) : Object.entries(headers as OutgoingHttpHeaders)
  for (const [name, value] of pairs) if (value !== undefined) response.setHeader(name, value)
}

function pairsOf(list: OutgoingHttpHeader[]): [string, OutgoingHttpHeader | undefined][] {
  return list.flatMap((name, index) => (index % 2 === 0 ? [[String(name), list[index + 1]]] : []))
}

function swallow(args: unknown[]): true {
  const done = args.at(-1)
  if (typeof done === 'function') queueMicrotask(() => done())
  return true
}
