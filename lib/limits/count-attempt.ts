import { DOOR_LIMITS, type Door } from '@/lib/config/door-limits'
import type { AttemptCounter, AttemptLimit } from './attempt-counter'
import { createMemoryCounter } from './memory-counter'
import { networkOf, wideNetworkOf } from './network-of'

type CreateCounter = (name: string, limit: AttemptLimit) => AttemptCounter

/** On `globalThis`, because Next's bundle (the doors) and the renderer's (the pages) are two copies of this module. */
const scope = globalThis as typeof globalThis & {
  sunCounters?: Map<string, AttemptCounter>
  sunCreateCounter?: CreateCounter
}

/** From here on attempts are counted elsewhere than in this process, which is where they are counted by default. */
export function countWith(createCounter: CreateCounter): void {
  scope.sunCreateCounter = createCounter
  scope.sunCounters = new Map()
}

/** How many times the limit of a network the wide one around it has. */
const WIDE_FACTOR = 5

/** Milliseconds after which this network may try again, or null: it may now, and that has been counted. */
export async function countAttempt(door: Door, address: string): Promise<number | null> {
  const { points, duration } = DOOR_LIMITS[door]
  const wait = await consume(counterOf(door, { points, duration }), networkOf(address))
  const wide = wideNetworkOf(address)
  if (wait !== null || wide === null) return wait
  return consume(counterOf(`${door} wide`, { points: points * WIDE_FACTOR, duration }), wide)
}

/**
 * The same for promo codes that are about to be judged. A code is counted once: who books with it asks for many prices,
 * who guesses needs ever new ones.
 *
 * @param codes as `readPromo` cleans them; an empty one is none.
 */
export async function countCodes(codes: readonly string[], address: string): Promise<number | null> {
  const { duration } = DOOR_LIMITS.checkPromo
  const seen = counterOf('seenPromo', { points: 1, duration })
  for (const code of new Set(codes)) {
    const key = `${networkOf(address)} ${code}`
    if (code === '' || (await seen.get(key)) !== null) continue
    const wait = await countAttempt('checkPromo', address)
    if (wait !== null) return wait
    await seen.set(key, 1, duration)
  }
  return null
}

async function consume(counter: AttemptCounter, key: string): Promise<number | null> {
  try {
    await counter.consume(key)
    return null
  } catch (rejection) {
    if (!isRejection(rejection)) throw rejection
    return rejection.msBeforeNext
  }
}

/** Not by `instanceof RateLimiterRes`: the counter may be of the other copy of the library. */
export function isRejection(thrown: unknown): thrown is { msBeforeNext: number } {
  return typeof thrown === 'object' && thrown !== null && 'msBeforeNext' in thrown
}

function counterOf(name: string, limit: AttemptLimit): AttemptCounter {
  scope.sunCounters ??= new Map()
  const counter = scope.sunCounters.get(name) ?? createCounter(name, limit)
  scope.sunCounters.set(name, counter)
  return counter
}

function createCounter(name: string, limit: AttemptLimit): AttemptCounter {
  return scope.sunCreateCounter?.(name, limit) ?? createMemoryCounter(name, limit)
}
