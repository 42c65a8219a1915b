import type { Booking, HoldResponse } from '@/provider/contract/bookings'
import type { Database, Transaction } from '@/provider/db/database'
import { FailureError } from '@/provider/failure-error'
import {
  claimKey,
  findStoredResponse,
  type IdempotencyKey,
  storeResponse,
} from '@/provider/records/idempotency/idempotency-store'
import { type Fingerprint, fingerprintOf, isSameRequest } from '@/provider/records/idempotency/request-fingerprint'
import type { RequestKey } from '@/provider/rules/idempotency/request-key'
import type { BookingDeps, BookingVisitor } from './booking-deps'
import { guestKey } from './booking-key'

/** What is stored under an idempotency key. The guest's key is computed from the salt, so no secret is stored here. */
export type HoldResult = { booking: Booking; keySalt: string }
export type StoredHold = HoldResult & Fingerprint

/** `number`: of the booking that is renewed; null for a new one. */
type KeyedCall = {
  scope: 'booking' | 'renewal'
  number: string | null
  visitor: BookingVisitor
  legacyHash: string
}

/** Builds the key of a hold. The visit and the client are a part of the request: nobody else gets the guest's key by it. */
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
 * @throws {FailureError} `idempotency_key_reused`
 */
export async function respondOnce(
  { db, secret }: Pick<BookingDeps, 'db' | 'secret'>,
  idempotency: IdempotencyKey,
  hold: () => Promise<StoredHold>,
): Promise<HoldResponse> {
  const { booking, keySalt, ...fingerprint } = (await findStoredHold(db, idempotency)) ?? (await hold())
  if (!isSameRequest(fingerprint, idempotency)) {
    throw new FailureError('idempotency_key_reused', 'This key belongs to another request.')
  }
  return { booking, key: guestKey(booking.number, keySalt, secret) }
}

/**
 * Runs the work once for a key. A request that comes later or at the same time gets the stored result. A rejection leaves
 * no key, so that the same key may try again.
 */
export async function holdOnce(
  tx: Transaction,
  idempotency: IdempotencyKey,
  now: Date,
  work: () => Promise<HoldResult>,
): Promise<StoredHold> {
  if (!(await claimKey(tx, idempotency, now))) {
    const stored = await findStoredHold(tx, idempotency)
    if (!stored) throw new Error('an idempotency key vanished between two statements')
    return stored
  }
  const result = await work()
  await storeResponse(tx, idempotency, result)
  const { requestHash, sentHash } = idempotency
  return { requestHash, sentHash, ...result }
}

async function findStoredHold(
  db: Pick<Database, 'execute'>,
  idempotency: Pick<IdempotencyKey, 'scope' | 'key'>,
): Promise<StoredHold | null> {
  const stored = await findStoredResponse<HoldResult>(db, idempotency)
  return stored && { requestHash: stored.requestHash, sentHash: stored.sentHash, ...stored.response }
}
