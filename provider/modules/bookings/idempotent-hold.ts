import type { Booking, HoldResponse } from '@/provider/contract/bookings'
import { FailureError } from '@/provider/failure-error'
import { findStoredResponse, type IdempotencyKey } from '@/provider/records/idempotency/idempotency-store'
import { fingerprintOf, isSameRequest } from '@/provider/records/idempotency/request-fingerprint'
import type { RequestKey } from '@/provider/rules/idempotency/request-key'
import type { BookingDeps, BookingVisitor } from './booking-deps'
import { guestKey } from './booking-key'

/** What is stored under an idempotency key. The guest's key is computed from the salt, so no secret is stored here. */
export type HoldResult = { booking: Booking; keySalt: string }

/** `number`: of the booking that is renewed; null for a new one. */
type KeyedCall = {
  scope: 'booking' | 'renewal'
  number: string | null
  visitor: BookingVisitor
  legacyHash: string
}

/**
 * Builds the key of a hold. The visit and the client are a part of the request: no other visitor gets the guest's key
 * by it.
 */
export function holdKeyOf(
  { key, sent }: RequestKey,
  { scope, number, visitor, legacyHash }: KeyedCall,
): IdempotencyKey {
  const { visitHash, clientId } = visitor
  return { scope, key, ...fingerprintOf(sent, [scope, number, visitHash, clientId], legacyHash) }
}

/**
 * Returns the response that is stored under the key, or that of a new hold. The key is looked up before every other check:
 * a retry gets the stored response, though the car is taken by now or has another price.
 *
 * @param hold claims the key and stores the result in its transaction
 * @throws {FailureError} `idempotency_key_reused`
 */
export async function respondOnce(
  { db, secret }: Pick<BookingDeps, 'db' | 'secret'>,
  idempotency: IdempotencyKey,
  hold: () => Promise<HoldResult>,
): Promise<HoldResponse> {
  const stored = await findStoredResponse<HoldResult>(db, idempotency)
  if (stored && !isSameRequest(stored, idempotency)) {
    throw new FailureError('idempotency_key_reused', 'This key belongs to another request.')
  }
  const { booking, keySalt } = stored?.response ?? (await hold())
  return { booking, key: guestKey(booking.number, keySalt, secret) }
}
