import 'server-only'
import type { Door } from '@/lib/config/door-limits'
import { countAttempt, countCodes } from '@/lib/limits/count-attempt'
import { addressOf } from '../provider/address-of'
import { DoorError } from './door-error'

/** All who come without an address share one counter. */
export const UNKNOWN = 'unknown'

/** Counts an attempt of the visitor's address. @throws {DoorError} `too_many_requests` */
export async function limitAttempts(door: Door, request: Request): Promise<void> {
  const waitMs = await countAttempt(door, addressOf(request.headers) ?? UNKNOWN)
  if (waitMs !== null) throw new DoorError('too_many_requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
}

/**
 * Counts the promo codes that a door is about to have judged. A price without the code would be no way out: its signed
 * proof would not be that of the rental asked for.
 *
 * @throws {DoorError} `too_many_requests`
 */
export async function limitCodes(request: Request, ...codes: string[]): Promise<void> {
  if ((await countCodes(codes, addressOf(request.headers) ?? UNKNOWN)) !== null)
    throw new DoorError('too_many_requests')
}
