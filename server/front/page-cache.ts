import { LRUCache } from 'lru-cache'
import { PAGE_OUTAGE_HEADER } from '@/lib/routing/page-report'
import { freshness, RETRY_SECONDS } from './freshness'
import type { Purges } from './purges'
import type { Rendered } from './renderer-client'
import { singleFlight } from './single-flight'
import { isKept, toPage } from './store-policy'
import { type StoredPage, sizeOf } from './stored-page'

const TOO_MANY = 429
const RETRY_MAX_SECONDS = 60

type Entry = { page: StoredPage; renderedAt: number; retryAt: number }

/** How an answer came about, for metrics and for `x-cache`. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'stand-in' | 'failed'

export type Answer =
  | { kind: 'page'; page: StoredPage; state: CacheState }
  /** For nobody but who asked: a redirect, or too many questions. It has to be asked again with all that the visitor sent. */
  | { kind: 'unshared' }

type Parts = {
  purges: Purges
  /** Bytes. */
  maxBytes: number
  /** Milliseconds that never go back; the same clock as the purges'. */
  now: () => number
}

/** One rendering of a page. @throws when there is no renderer, or no room */
type Render = () => Promise<Rendered>

export type PageCache = ReturnType<typeof createPageCache>

/** Pages by their key, each rendered once however many ask for it. */
export function createPageCache({ purges, maxBytes, now }: Parts) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => sizeOf(page) + key.length,
  })
  const flight = singleFlight<Answer>()

  return {
    /** The page when it may be given without a second thought; undefined: `get` knows more. */
    fresh(key: string): StoredPage | undefined {
      const entry = entries.get(key)
      return entry && stateOf(entry) === 'fresh' ? entry.page : undefined
    },

    /** @throws what `render` throws, when there is nothing to stand in */
    async get(key: string, render: Render): Promise<Answer> {
      const entry = entries.get(key)
      if (!entry) return renew(key, render)
      const { page } = entry
      switch (stateOf(entry)) {
        case 'fresh':
          return { kind: 'page', page, state: 'hit' }
        case 'stand-in':
          return { kind: 'page', page, state: 'stand-in' }
        case 'refresh':
          void renewOrKeep(key, entry, render)
          return { kind: 'page', page, state: 'stale' }
        case 'render':
          return renewOrKeep(key, entry, render)
        default:
          return renew(key, render)
      }
    },

    sizes: () => ({ pages: entries.size, bytes: entries.calculatedSize ?? 0 }),
  }

  function stateOf({ page, renderedAt, retryAt }: Entry) {
    const isPurged = purges.isPurged({ renderedAt, tags: page.tags })
    return freshness({ renderedAt, isPurged, retryAt }, now())
  }

  /** One rendering for all who ask meanwhile; what may be shared is kept, and what is no longer a page is forgotten. */
  function renew(key: string, render: Render): Promise<Answer> {
    return flight(key, async () => {
      const renderedAt = now()
      const rendered = await render()
      // Who asks too much is told so alone: whoever asked with him asks for himself.
      if (rendered.status === TOO_MANY) return { kind: 'unshared' }
      const page = await toPage(rendered)
      if (page && isKept(rendered)) entries.set(key, { page, renderedAt, retryAt: 0 })
      // A page that is gone; an error may pass.
      else if (!isFailure(rendered)) entries.delete(key)
      return page ? { kind: 'page', page, state: isFailure(rendered) ? 'failed' : 'miss' } : { kind: 'unshared' }
    })
  }

  /** An older page is better than none. */
  async function renewOrKeep(key: string, entry: Entry, render: Render): Promise<Answer> {
    const answer = await renew(key, render).catch(() => null)
    if (answer && !(answer.kind === 'page' && answer.state === 'failed')) return answer
    entry.retryAt = now() + retrySeconds(answer) * 1000
    return { kind: 'page', page: entry.page, state: 'stand-in' }
  }
}

/** Until it is tried again: when the provider says, but no page stays old for longer than that. */
function retrySeconds(answer: Answer | null): number {
  const told = answer?.kind === 'page' ? Number(answer.page.headers['retry-after']) : Number.NaN
  return Number.isFinite(told) ? Math.min(Math.max(told, RETRY_SECONDS), RETRY_MAX_SECONDS) : RETRY_SECONDS
}

/** Our trouble, not the page's: an error, or a page without its provider. */
function isFailure({ status, headers }: Rendered): boolean {
  return status >= 500 || headers[PAGE_OUTAGE_HEADER] !== undefined
}
