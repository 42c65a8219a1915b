import { RETRY_AFTER_SECONDS, type StatusScope } from '@/lib/routing/status-scope'

const OUTAGE = 503

/** What Next is about to send, as far as the decision needs it. Never the body: it is compressed and comes late. */
export type Draft = {
  status: number
  contentType: string
  /** False for a door or a file: a program reads those. */
  isPage: boolean
  /** Value of the header by which middleware says that a status was meant. */
  pageStatus: string | undefined
}

export type Verdict =
  | { kind: 'pass' }
  | { kind: 'mark'; status: number; headers: Record<string, string> }
  | { kind: 'replace'; status: number; headers: Record<string, string> }

/**
 * A page says its status through the scope, middleware through a header. Any other HTML answer from 400 on is Next's
 * empty `__next_error__` document, which shows nothing without JavaScript: it is replaced, and so is the bare text of a
 * page's 500. When the provider was away, that is no error of ours but an outage: 503, come again.
 */
export function evaluateResponse({ status, contentType, isPage, pageStatus }: Draft, scope: StatusScope): Verdict {
  const isHtml = contentType.startsWith('text/html')
  // Data for a soft navigation: rejected like the page, so that the browser loads the whole page and shows the rejection.
  if (contentType.startsWith('text/x-component') && status === 200 && scope.rejection) return mark(500, scope)
  if (!isHtml && !(isPage && status >= 500)) return { kind: 'pass' }
  if (status === 200 && scope.status) return mark(scope.status, scope)
  // The page of middleware's rewrite may mark itself as well.
  if (pageStatus === String(status)) return { kind: 'pass' }
  if (status < 400) return { kind: 'pass' }
  if (status < 500 || !scope.outage) return { kind: 'replace', status, headers: {} }
  return { kind: 'replace', status: OUTAGE, headers: comeAgain(scope) }
}

/** When the provider says, or else when the breaker tries it again. */
function comeAgain({ retryAfterSeconds = RETRY_AFTER_SECONDS }: StatusScope) {
  return { 'retry-after': String(retryAfterSeconds) }
}

function mark(status: number, scope: StatusScope): Verdict {
  const { rejection } = scope
  const headers: Record<string, string> = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
  // A rejection that has to be a 500 (specification §4): monitoring must not take it for an error.
  if (rejection) headers['x-refusal'] = rejection
  if (status === OUTAGE) Object.assign(headers, comeAgain(scope))
  return { kind: 'mark', status, headers }
}
