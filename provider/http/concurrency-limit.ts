import type { RouteHandlerMethod } from 'fastify'
import { FailureError } from '@/provider/failure-error'
import { HASHES_AT_ONCE } from '@/provider/security/password-hash'

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

/** Lets some requests run and some wait in order; rejects the others at once. */
export function createAdmissionQueue({ running: maxRunning, waiting: maxWaiting, waitMs }: ConcurrencyLimit) {
  let running = 0
  const waiting = new Set<(hasPlace: boolean) => void>()
  return {
    /** Resolves with true when a place is free, which `leave` gives back, or with false when there is none in time. */
    async enter(): Promise<boolean> {
      if (running < maxRunning) {
        running += 1
        return true
      }
      if (waiting.size >= maxWaiting) return false
      return new Promise((resolve) => {
        const timer = waitMs === null ? undefined : setTimeout(() => settle(false), waitMs)
        const settle = (hasPlace: boolean) => {
          clearTimeout(timer)
          waiting.delete(settle)
          resolve(hasPlace)
        }
        waiting.add(settle)
      })
    },

    /** Gives the place to the request that has waited longest. */
    leave(): void {
      const [next] = waiting
      if (next) next(true)
      else running -= 1
    },
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
    if (!(await queue.enter())) {
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
