import 'server-only'
import { isIPv6 } from 'node:net'
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
    await counterOf(door).consume(networkOf(request.headers.get('x-client-ip') ?? 'unknown'))
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

/** Of IPv6 the /64, which one visitor has whole: it would be a fresh address for each attempt. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [start = '', end] = address.split('::')
  const left = groupsOf(start)
  const right = groupsOf(end ?? '')
  const zeros = end === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array<number>(Math.max(0, zeros)).fill(0), ...right]
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')
}

function groupsOf(text: string): number[] {
  return text ? text.split(':').map((group) => Number.parseInt(group, 16)) : []
}
