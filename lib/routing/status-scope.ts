import type { AsyncLocalStorage } from 'node:async_hooks'

/** Answer header by which middleware tells the renderer that a status was meant; the renderer strips it. */
export const PAGE_STATUS_HEADER = 'x-page-status'

/** Seconds after which an answer 503 asks to come again: the breaker tries the provider sooner. */
export const RETRY_AFTER_SECONDS = 5

export type MarkedStatus = 404 | 500 | 503

/** What the page being rendered has decided about its answer; the renderer reads it when headers are written. */
export type StatusScope = {
  status?: MarkedStatus
  rejection?: 'account'
  /** The provider was away, or has too much to do: should the page fail, that is a 503. */
  outage?: true
  /** Seconds after which the provider wants to be asked again, as it says itself. */
  retryAfterSeconds?: number
  /** The address asks for what does not exist, see `noteUncacheable`. */
  isUncacheable?: true
  /** By which every log knows the request. */
  requestId?: string
  /** Address of the visitor, as the front believes it. */
  address?: string
  /** Whoever reads the page has waited for another one already. */
  isHurried?: true
  /** What the page was made of (`lib/api/provider/page-tags.ts`). */
  tags?: Set<string>
}

/**
 * The scope hangs on `globalThis`, because Next's bundle and the renderer's are two copies of this module in one
 * process. The renderer hangs it there (`server/site-server.ts`).
 */
const globalScope = globalThis as typeof globalThis & { sunStatusScope?: AsyncLocalStorage<StatusScope> }

/** Gives the page being rendered its status. Outside the renderer (`npm run dev`) there is no scope: the page is a 200. */
export function markStatus(status: MarkedStatus, rejection?: StatusScope['rejection']): void {
  const scope = pageScope()
  if (!scope) return
  scope.status = status
  if (rejection) scope.rejection = rejection
}

/** What is known of the page or door being answered; undefined outside the renderer. */
export function pageScope(): StatusScope | undefined {
  return globalScope.sunStatusScope?.getStore()
}

/** Does what no page waits for: what that asks counts neither as a page's time nor as its outage. */
export function outsidePages<Result>(work: () => Result): Result {
  return globalScope.sunStatusScope ? globalScope.sunStatusScope.exit(work) : work()
}

/** Notes that the provider was away. A page that can do without it stays what it is. */
export function noteOutage(retryAfterSeconds = 0): void {
  const scope = pageScope()
  if (!scope) return
  scope.outage = true
  if (retryAfterSeconds > (scope.retryAfterSeconds ?? 0)) scope.retryAfterSeconds = retryAfterSeconds
}

/**
 * Notes that the address asks for a season, month or page that does not exist, or for cars that there are not; the page is
 * not cached, because such addresses have no end.
 */
export function noteUncacheable(): void {
  const scope = pageScope()
  if (scope) scope.isUncacheable = true
}

/** Notes what the page was made of, so that a change of it makes a kept page old. */
export function noteTags(tags: readonly string[]): void {
  const scope = pageScope()
  if (!scope) return
  scope.tags ??= new Set()
  for (const tag of tags) scope.tags.add(tag)
}
