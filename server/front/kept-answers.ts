import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { REQUEST_ID_HEADER } from '../request-headers'
import { answerPage } from './answer-page'
import type { Metrics } from './metrics'
import type { CacheState, PageCache } from './page-cache'
import { plainPage } from './plain-page'
import type { StoredPage } from './stored-page'
import { visitCookie } from './visit-cookie'

type Parts = { pages: PageCache; metrics: Metrics; siteUrl: string }

/** Answers with pages that are kept. */
export function createKeptAnswers({ pages, metrics, siteUrl }: Parts) {
  return {
    give,

    /** Nothing on this way waits for anything. @returns whether the page was there, and is sent */
    giveFresh(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.headers.rsc !== undefined) return false
      const key = plainPage(request.url ?? '/')
      const page = key === null ? undefined : pages.fresh(key)
      if (page === undefined) return false
      give(request, response, page, 'hit')
      return true
    },
  }

  function give(request: IncomingMessage, response: ServerResponse, page: StoredPage, state: CacheState): void {
    metrics.answered(state)
    answerPage(request, response, {
      page,
      isShared: state !== 'failed',
      headers: { [REQUEST_ID_HEADER]: randomUUID(), 'x-cache': state },
      cookie: visitCookie(request.headers, siteUrl),
    })
  }
}
