import type { IncomingMessage, ServerResponse } from 'node:http'
import { REQUEST_ID_HEADER } from '../request-id'
import type { Metrics } from './metrics'
import type { CacheState, PageCache } from './page-cache'
import { plainPage } from './plain-page'
import { servePage } from './serve-page'
import type { StoredPage } from './stored-page'
import { visitCookie } from './visit-cookie'

type Deps = { pages: PageCache; metrics: Metrics; siteUrl: string }

/** Answers with pages that are kept. */
export function createPageResponder({ pages, metrics, siteUrl }: Deps) {
  return {
    give: send,

    /** Nothing on this way waits for anything. @returns whether the page was there, and is sent */
    sendFresh(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.headers.rsc !== undefined) return false
      const key = plainPage(request.url ?? '/')
      const page = key === null ? undefined : pages.fresh(key)
      if (page === undefined) return false
      send(request, response, page, 'hit')
      return true
    },
  }

  function send(request: IncomingMessage, response: ServerResponse, page: StoredPage, state: CacheState): void {
    metrics.countResponse(state)
    servePage(request, response, {
      page,
      isShared: state !== 'failed',
      headers: { [REQUEST_ID_HEADER]: String(request.headers[REQUEST_ID_HEADER]), 'x-cache': state },
      cookie: visitCookie(request.headers, siteUrl),
    })
  }
}
