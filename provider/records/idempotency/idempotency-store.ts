import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { LAST_CHANGE, noteLastChange } from '@/provider/db/reference-cache'
import { FailureError } from '@/provider/failure-error'
import { type Fingerprint, isSameRequest } from '@/provider/records/idempotency/request-fingerprint'

/** `scope` names the call: one key may serve several of them. */
type Key = { scope: string; key: string }
/** `clientId`: of the session, if there is one; a booking's answer says itself whose it is. */
export type IdempotencyKey = Key & Fingerprint & { clientId?: number }

/**
 * Does the work once for a key; whoever comes later, or at the same time, gets what was answered. A refusal leaves no key.
 *
 * @throws {FailureError} `idempotency_key_reused`
 */
export async function runOnce<Answer extends object>(
  tx: Transaction,
  once: IdempotencyKey & { now: Date },
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (await claimKey(tx, once, once.now)) {
    const answer = await work()
    await storeResponse(tx, once, answer)
    return answer
  }
  const kept = await findStoredResponse<Answer>(tx, once)
  if (!kept) throw new Error('an idempotency key vanished between two statements')
  if (isSameRequest(kept, once)) return kept.response
  throw new FailureError('idempotency_key_reused', 'This key belongs to another request.')
}

/** @returns false when the key has its answer. A twin that is still at work is waited for. */
export async function claimKey(
  tx: Transaction,
  { scope, key, requestHash, sentHash, clientId }: IdempotencyKey,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into idempotency_keys (scope, key, request_hash, sent_hash, client_id, created_at)
    values (${scope}, ${key}, ${requestHash}, ${sentHash}, ${clientId ?? null}, ${now.toISOString()}::timestamptz)
    on conflict do nothing`)
  return rowCount === 1
}

export async function storeResponse(tx: Transaction, { scope, key }: Key, answer: object): Promise<void> {
  const response = sql`${JSON.stringify(answer)}::jsonb`
  await tx.execute(sql`
    update idempotency_keys set response = ${response}, client_id = coalesce(client_id,
      (select client_id from bookings where number = ${response} -> 'booking' ->> 'number'))
    where scope = ${scope} and key = ${key}`)
}

/** Null when nothing succeeded under the key. The first question of a booking: so the number comes with it. */
export async function findStoredResponse<Answer extends object>(
  db: Pick<Database, 'execute'>,
  { scope, key }: Key,
): Promise<(Fingerprint & { response: Answer }) | null> {
  const { rows } = await db.execute<Fingerprint & { last: string | null; response: Answer | null }>(sql`
    select now.last, kept.request_hash as "requestHash", kept.sent_hash as "sentHash", kept.response
    from (select ${LAST_CHANGE} as last) now
    left join idempotency_keys kept on kept.scope = ${scope} and kept.key = ${key}`)
  const [row] = rows
  noteLastChange(row?.last)
  if (!row?.response) return null
  const { requestHash, sentHash, response } = row
  return { requestHash, sentHash, response }
}
