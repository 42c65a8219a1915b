import { LRUCache } from 'lru-cache'
import { PAGE_OUTAGE_HEADER } from '@/lib/routing/page-report'
import { freshness, RETRY_SECONDS } from './freshness'
import { TooBusy } from './limiter'
import type { Purges } from './purges'
import type { Rendered } from './renderer-client'
import { singleFlight } from './single-flight'
import { isCacheable, toPage } from './store-policy'
import { type StoredPage, sizeOf } from './stored-page'

const TOO_MANY = 429
const RETRY_MAX_SECONDS = 60

type Entry = { page: StoredPage; renderedAt: number; retryAt: number }

/** How an answer came about, for metrics and for `x-cache`. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'stand-in' | 'failed'

export type CacheResult =
  | { kind: 'page'; page: StoredPage; state: CacheState }
  /** For nobody but who asked: a redirect, or too many questions. It has to be asked again with all that the visitor sent. */
  | { kind: 'unshared' }

type Deps = {
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
export function createPageCache({ purges, maxBytes, now }: Deps) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => sizeOf(page) + key.length,
  })
  const flight = singleFlight<CacheResult>()

  return {
    /** The page when it may be given without a second thought; undefined: `get` knows more. */
    fresh(key: string): StoredPage | undefined {
      const entry = entries.get(key)
      return entry && stateOf(entry) === 'fresh' ? entry.page : undefined
    },

    /** @throws what `render` throws, when there is nothing to stand in */
    async get(key: string, render: Render): Promise<CacheResult> {
      const entry = entries.get(key)
      if (!entry) return renew(key, render)
      const { page } = entry
      switch (stateOf(entry)) {
        case 'fresh':
          return { kind: 'page', page, state: 'hit' }
        case 'stand-in':
          return { kind: 'page', page, state: 'stand-in' }
        case 'refresh':
          void renewOrReuse(key, entry, render)
          return { kind: 'page', page, state: 'stale' }
        case 'render':
          return renewOrReuse(key, entry, render)
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
  function renew(key: string, render: Render): Promise<CacheResult> {
    return flight(key, async () => {
      const renderedAt = now()
      const rendered = await render()
      // Who asks too much is told so alone: whoever asked with him asks for himself.
      if (rendered.status === TOO_MANY) return { kind: 'unshared' }
      const page = await toPage(rendered)
      if (page && isCacheable(rendered)) entries.set(key, { page, renderedAt, retryAt: 0 })
      // A page that is gone; an error may pass.
      else if (!isFailure(rendered)) entries.delete(key)
      return page ? { kind: 'page', page, state: isFailure(rendered) ? 'failed' : 'miss' } : { kind: 'unshared' }
    })
  }

  /** An older page is better than none. One network that finds no place for a rendering says nothing of the next one. */
  async function renewOrReuse(key: string, entry: Entry, render: Render): Promise<CacheResult> {
    const result = await renew(key, render).catch((error: unknown) => (error instanceof TooBusy ? 'refused' : null))
    if (result === 'refused') return { kind: 'page', page: entry.page, state: 'stand-in' }
    if (result && !(result.kind === 'page' && result.state === 'failed')) return result
    entry.retryAt = now() + retrySeconds(result) * 1000
    return { kind: 'page', page: entry.page, state: 'stand-in' }
  }
}

/** Until it is tried again: when the provider says, but no page stays old for longer than that. */
function retrySeconds(result: CacheResult | null): number {
  const headerSeconds = result?.kind === 'page' ? Number(result.page.headers['retry-after']) : Number.NaN
  return Number.isFinite(headerSeconds)
    ? Math.min(Math.max(headerSeconds, RETRY_SECONDS), RETRY_MAX_SECONDS)
    : RETRY_SECONDS
}

/** Our trouble, not the page's: an error, or a page without its provider. */
function isFailure({ status, headers }: Rendered): boolean {
  return status >= 500 || headers[PAGE_OUTAGE_HEADER] !== undefined
}
