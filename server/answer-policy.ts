import type { StatusScope } from '@/lib/routing/status-scope'

/** What Next is about to send, as far as the decision needs it. Never the body: it is compressed and comes late. */
export type Draft = {
  status: number
  contentType: string
  /** Value of the header by which middleware says that a status was meant. */
  pageStatus: string | undefined
}

export type Verdict =
  | { kind: 'pass' }
  | { kind: 'mark'; status: number; headers: Record<string, string> }
  | { kind: 'replace'; status: number }

/**
 * A page says its status through the scope, middleware through a header. Any other HTML answer from 400 on is Next's
 * empty `__next_error__` document, which shows nothing without JavaScript: it is replaced.
 */
export function judge({ status, contentType, pageStatus }: Draft, scope: StatusScope): Verdict {
  if (!contentType.startsWith('text/html')) return { kind: 'pass' }
  if (status === 200 && scope.status) return mark(scope.status, scope)
  // The page of middleware's rewrite may mark itself as well.
  if (pageStatus === String(status)) return { kind: 'pass' }
  return status >= 400 ? { kind: 'replace', status } : { kind: 'pass' }
}

function mark(status: number, { refusal }: StatusScope): Verdict {
  const headers: Record<string, string> = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
  // A refusal that has to be a 500 (specification §4): monitoring must not take it for a fault.
  if (refusal) headers['x-refusal'] = refusal
  if (status === 503) headers['retry-after'] = '5'
  return { kind: 'mark', status, headers }
}
