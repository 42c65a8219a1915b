import { AsyncLocalStorage } from 'node:async_hooks'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { AttemptCounter, AttemptLimit } from './attempt-counter'

/** Of the first copy of this module, which the renderer loads at its start: outside any request. */
const scope = globalThis as typeof globalThis & { sunOutsideRequests?: <Result>(run: () => Result) => Result }
scope.sunOutsideRequests ??= AsyncLocalStorage.snapshot()
const outsideRequests = scope.sunOutsideRequests

/**
 * Counts attempts in this process. The timer of each key belongs to no request: it would hold the request that started it,
 * with its response and its page, until the key's time is over.
 */
export function createMemoryCounter(options: AttemptLimit & { keyPrefix?: string }): AttemptCounter {
  const counter = new RateLimiterMemory(options)
  return {
    consume: (key) => outsideRequests(() => counter.consume(key)),
    get: (key) => counter.get(key),
    set: (key, points, seconds) => outsideRequests(() => counter.set(key, points, seconds)),
  }
}
