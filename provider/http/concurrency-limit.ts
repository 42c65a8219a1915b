import type { RouteHandlerMethod } from 'fastify'
import { createNetworkRows } from '@/provider/contract/rules/limits/network-rows'
import { FailureError } from '@/provider/failure-error'
import { HASHES_AT_ONCE } from '@/provider/security/password-hash'
import { networkIn } from './visitor-headers'

const RETRY_AFTER_SECONDS = 2

type ConcurrencyLimit = {
  running: number
  waiting: number
  /** How long a request may wait; null: without a limit. */
  waitMs: number | null
  message: string
  /** Which requests count; left out: all. */
  counts?: (query: unknown) => boolean
}

/** Values of `limit` in a route's config; the site waits 2 s for a response. */
export const LIMITS = {
  // A hash takes some 40 ms; the requests wait in the queue of the hashes. A rejection comes before anything is read or
  // counted, so it is the same for every phone, and no attempt and no code is lost.
  hash: { running: 24 * HASHES_AT_ONCE, waiting: 0, waitMs: null, message: 'Too many passwords at once.' },
  // Ten hashes for one request: one set at a time, or sign-ins would stand behind them.
  'recovery-codes': { running: 1, waiting: 2, waitMs: 1_000, message: 'Too many recovery codes at once.' },
  // A request for a code holds a connection of the pool. A rejection comes before anything is looked up.
  code: { running: 2, waiting: 16, waitMs: null, message: 'Too many codes at once.' },
  // A search with dates is expensive: the limit leaves the processor and the database free for quotes and bookings.
  // The months of a calendar are as expensive as a search, and nobody waits for them: the calendar works without.
  'car-calendar': { running: 1, waiting: 16, waitMs: 1_000, message: 'Too many calendars at once.' },
  'dated-search': { running: 2, waiting: 16, waitMs: 1_000, message: 'Too many searches at once.', counts: isDated },
} satisfies Record<string, ConcurrencyLimit>

export type AdmissionQueue = ReturnType<typeof createAdmissionQueue>

/** How busy a queue is: `rejected` since the start, because too many waited or for too long. */
export type QueueFigures = { running: number; waiting: number; rejected: number }

type Place = { network: string | null; settle: (isAdmitted: boolean) => void }

/**
 * Lets some requests run and some wait, one row for each network, whose first ones run in turn; rejects the others at
 * once. When too many wait, the longest row loses its last one: nobody needs to wait behind a network that sends many.
 */
export function createAdmissionQueue({ running: maxRunning, waiting: maxWaiting, waitMs }: ConcurrencyLimit) {
  let running = 0
  let rejected = 0
  const rows = createNetworkRows<Place>()
  return {
    /**
     * Resolves with true when a place is free, which `leave` gives back, or with false when there is none in time.
     *
     * @param network of the visitor; null: not known, which all those share.
     */
    async enter(network: string | null): Promise<boolean> {
      if (running < maxRunning) {
        running += 1
        return true
      }
      return new Promise((resolve) => {
        const timer = waitMs === null ? undefined : setTimeout(() => reject(place), waitMs)
        const place: Place = {
          network,
          settle(isAdmitted) {
            clearTimeout(timer)
            if (!isAdmitted) rejected += 1
            resolve(isAdmitted)
          },
        }
        rows.append(place)
        const last = rows.count() > maxWaiting ? rows.lastOfLongest(network) : undefined
        if (last) reject(last)
      })
    },

    leave(): void {
      const next = rows.shift()
      if (next) next.settle(true)
      else running -= 1
    },

    figures: (): QueueFigures => ({ running, waiting: rows.count(), rejected }),
  }

  function reject(place: Place): void {
    rows.remove(place)
    place.settle(false)
  }
}

/**
 * Returns a handler that runs when the queue has a place for it.
 *
 * @throws {FailureError} `unavailable`, with `retry-after`
 */
export function limitConcurrency(
  handler: RouteHandlerMethod,
  queue: AdmissionQueue,
  { message, counts }: ConcurrencyLimit,
): RouteHandlerMethod {
  return async function (request, reply) {
    if (counts && !counts(request.query)) return handler.call(this, request, reply)
    if (!(await queue.enter(networkIn(request.headers)))) {
      reply.header('retry-after', RETRY_AFTER_SECONDS)
      throw new FailureError('unavailable', message)
    }
    try {
      return await handler.call(this, request, reply)
    } finally {
      queue.leave()
    }
  }
}

function isDated(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'df' in query && query.df !== undefined
}
