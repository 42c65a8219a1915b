import { randomInt } from 'node:crypto'
import { addDays } from 'date-fns'
import { BENCH_DAYS, benchRental, holdBody } from '@/bench/bench-fleet'
import { formatWireMoment } from '@/provider/contract/rules/dates/wire-time'
import { type Response, randomAddress, send } from './visitor'

const PAGES = ['/', '/prices/', '/rent/', '/en/', '/cn/rent/toyota-rav4/']
const WORKERS = 8
/** Of so many requests these are no stored page: searches draw a page, prices and bookings go through to the database. */
const ROUND = 40
const SEARCH = [0]
const QUOTE = [10, 20]
const HOLD = [30]

export type Kind = 'page' | 'search' | 'quote' | 'hold'

export type FailedRequest = {
  kind: Kind
  /** On the clock of `performance.now()`. */
  startedAt: number
  endedAt: number
  /** Null: no response. */
  status: number | null
  retryAfter: string | null
  reason: string
}

export type LoadResult = { counts: Record<Kind, number>; failed: FailedRequest[] }

/** Visitors who read pages, search, ask for prices and book, until `stop`. Nothing is repeated here. */
export function startLoad(siteUrl: string, workers = WORKERS) {
  let isOver = false
  const counts: Record<Kind, number> = { page: 0, search: 0, quote: 0, hold: 0 }
  const failed: FailedRequest[] = []
  const running = Array.from({ length: workers }, (_, index) => work(index * (ROUND / workers)))
  const total = () => Object.values(counts).reduce((sum, one) => sum + one, 0)

  return {
    total,
    failedCount: () => failed.length,
    async stop(): Promise<LoadResult> {
      isOver = true
      await Promise.all(running)
      return { counts, failed }
    },
  }

  async function work(first: number): Promise<void> {
    for (let index = first; !isOver; index++) {
      const place = index % ROUND
      if (SEARCH.includes(place)) await count('search', () => sendTo(searchPath()))
      else if (QUOTE.includes(place)) await quote()
      else if (HOLD.includes(place)) await hold()
      else await count('page', () => sendTo(PAGES[index % PAGES.length] ?? '/'))
    }
  }

  function sendTo(path: string, body?: object, key?: string, from = randomAddress()): Promise<Response> {
    return send(siteUrl, path, { from, ...(body && { body }), ...(key && { key }) })
  }

  async function quote() {
    const rental = benchRental(new Date(), randomInt(BENCH_DAYS))
    const response = await count('quote', () => sendTo('/api/quotes/', rental))
    return response && { rental, ...JSON.parse(response.body).data }
  }

  async function hold(): Promise<void> {
    const quoted = await quote()
    if (!quoted) return
    const { key, body } = holdBody(quoted.rental, quoted.quoteToken)
    await count('hold', () => sendTo('/api/bookings/', body, key))
  }

  /** Returns the response, or null when the request failed, and notes how. */
  async function count(kind: Kind, sendOne: () => Promise<Response>): Promise<Response | null> {
    const startedAt = performance.now()
    const result = await sendOne().catch((error: Error) => error)
    counts[kind] += 1
    if (!(result instanceof Error) && result.status < 400) return result
    const response = result instanceof Error ? null : result
    failed.push({
      ...{ kind, startedAt, endedAt: performance.now(), status: response?.status ?? null },
      retryAfter: response?.headers['retry-after'] ?? null,
      reason: result instanceof Error ? result.message : `${result.status} ${result.body.slice(0, 80)}`,
    })
    return null
  }
}

function searchPath(): string {
  const start = addDays(new Date(), randomInt(2, BENCH_DAYS))
  const query = new URLSearchParams({ df: formatWireMoment(start), dt: formatWireMoment(addDays(start, 3)) })
  return `/booking-online/?${query}`
}

/** A failed request as a line of a table. */
export function failureText({ kind, reason, startedAt, endedAt }: FailedRequest): string {
  return `${kind}: ${reason.replace(/\s+/g, ' ').replaceAll('|', '/')} after ${Math.round(endedAt - startedAt)} ms`
}
