import { LRUCache } from 'lru-cache'
import type { AttemptCounter, AttemptLimit } from './attempt-counter'

/** Of all doors together, some 26 MB. Beyond it whoever tried longest ago is forgotten: memory is no price of an attempt. */
const MOST_KEYS = 100_000

type Window = { used: number; end: number }

/** On `globalThis`, because Next's bundle (the doors) and the renderer's (the pages) are two copies of this module. */
const scope = globalThis as typeof globalThis & { sunAttemptWindows?: LRUCache<string, Window> }
scope.sunAttemptWindows ??= new LRUCache({ max: MOST_KEYS })
const windows = scope.sunAttemptWindows

class AttemptRejection extends Error {
  constructor(readonly msBeforeNext: number) {
    super('too many attempts')
  }
}

/**
 * Counts attempts in this process. Not `RateLimiterMemory`: its keys have no bound, and each has a timer, which holds the request
 * that started it until the key's time is over.
 *
 * @param name tells counters apart
 */
export function createMemoryCounter(name: string, { points, duration }: AttemptLimit): AttemptCounter {
  const read = (key: string) => {
    const window = windows.get(`${name} ${key}`)
    return window && window.end > performance.now() ? window : null
  }
  const write = (key: string, used: number, seconds: number) => {
    const window = { used, end: performance.now() + seconds * 1000 }
    windows.set(`${name} ${key}`, window)
    return window
  }
  return {
    async consume(key) {
      const window = read(key) ?? write(key, 0, duration)
      window.used += 1
      if (window.used > points) throw new AttemptRejection(Math.ceil(window.end - performance.now()))
    },
    get: async (key) => read(key),
    set: async (key, used, seconds) => void write(key, used, seconds),
  }
}
