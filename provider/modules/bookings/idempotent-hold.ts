import type { Booking } from '@/provider/contract/bookings'
import type { Database, Transaction } from '@/provider/db/database'
import { claimKey, findStoredResponse, storeResponse } from '@/provider/records/idempotency/idempotency-store'
import type { Fingerprint } from '@/provider/records/idempotency/request-fingerprint'

/** What is kept under an idempotency key. The guest's key is computed from the salt, so no secret is stored here. */
export type Answered = { booking: Booking; keySalt: string }
export type StoredAnswer = Answered & Fingerprint

/** `scope` names the call: one key may serve several of them. */
export type Idempotency = Fingerprint & { scope: 'booking' | 'renewal'; key: string }

/**
 * Does the work once for a key; whoever comes later, or at the same time, gets what was answered. A refusal leaves no
 * key: it may try again.
 */
export async function answerOnce(
  tx: Transaction,
  idempotency: Idempotency,
  now: Date,
  work: () => Promise<Answered>,
): Promise<StoredAnswer> {
  if (!(await claimKey(tx, idempotency, now))) {
    const answer = await findAnswer(tx, idempotency)
    if (!answer) throw new Error('an idempotency key vanished between two statements')
    return answer
  }
  const answered = await work()
  await storeResponse(tx, idempotency, answered)
  const { requestHash, sentHash } = idempotency
  return { requestHash, sentHash, ...answered }
}

/** What was answered to an idempotency key, or null when nothing succeeded under it. */
export async function findAnswer(
  db: Pick<Database, 'execute'>,
  of: Pick<Idempotency, 'scope' | 'key'>,
): Promise<StoredAnswer | null> {
  const kept = await findStoredResponse<Answered>(db, of)
  return kept && { requestHash: kept.requestHash, sentHash: kept.sentHash, ...kept.response }
}
