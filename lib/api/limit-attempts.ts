import 'server-only'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { DOOR_LIMITS, type Door } from '@/lib/config/door-limits'
import { DoorError } from './door-error'

/** Counters of this process. Shared ones (Redis, PostgreSQL) of the same library fit the same type. */
const counters = new Map<Door, RateLimiterAbstract>()

/**
 * Counts an attempt of the visitor's address, which the server process writes into `x-client-ip`.
 *
 * @throws {DoorError} `too_many_requests`
 */
export async function limitAttempts(door: Door, request: Request): Promise<void> {
  try {
    await counterOf(door).consume(request.headers.get('x-client-ip') ?? 'unknown')
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new DoorError('too_many_requests')
    throw error
  }
}

function counterOf(door: Door): RateLimiterAbstract {
  const counter = counters.get(door) ?? new RateLimiterMemory({ keyPrefix: door, ...DOOR_LIMITS[door] })
  counters.set(door, counter)
  return counter
}
