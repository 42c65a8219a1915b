import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/provider/db/database'
import { LAST_CHANGE, noteLastChange } from '@/provider/db/reference-cache'
import { FailureError } from '@/provider/failure-error'
import { type Fingerprint, isSameRequest } from '@/provider/records/idempotency/request-fingerprint'

/** `scope` names the call: one key may serve several of them. */
type Key = { scope: string; key: string }
/** `clientId`: of the session, if there is one; for a booking the stored response names its client. */
export type IdempotencyKey = Key & Fingerprint & { clientId?: number }

/**
 * Runs the work once for a key. A request that comes later or at the same time gets the stored response. A rejection
 * leaves no key.
 *
 * @throws {FailureError} `idempotency_key_reused`
 */
export async function runOnce<Response extends object>(
  tx: Transaction,
  once: IdempotencyKey & { now: Date },
  work: () => Promise<Response>,
): Promise<Response> {
  if (await claimKey(tx, once, once.now)) {
    const response = await work()
    await storeResponse(tx, once, response)
    return response
  }
  const stored = await findStoredResponse<Response>(tx, once)
  if (!stored) throw new Error('an idempotency key vanished between two statements')
  if (isSameRequest(stored, once)) return stored.response
  throw new FailureError('idempotency_key_reused', 'This key belongs to another request.')
}

/** Claims the key; waits for a duplicate that is still at work. @returns false when the key has its response */
async function claimKey(
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

/** Stores the response of a claimed key, and the client of the booking in it. */
async function storeResponse(tx: Transaction, { scope, key }: Key, result: object): Promise<void> {
  const response = sql`${JSON.stringify(result)}::jsonb`
  await tx.execute(sql`
    update idempotency_keys set response = ${response}, client_id = coalesce(client_id,
      (select client_id from bookings where number = ${response} -> 'booking' ->> 'number'))
    where scope = ${scope} and key = ${key}`)
}

/**
 * Returns the stored response, or null when nothing succeeded under the key. It is the first statement of a booking, so it
 * reads the number of the last change of reference data as well.
 */
export async function findStoredResponse<Response extends object>(
  db: Pick<Database, 'execute'>,
  { scope, key }: Key,
): Promise<(Fingerprint & { response: Response }) | null> {
  const { rows } = await db.execute<Fingerprint & { last: string | null; response: Response | null }>(sql`
    select now.last, kept.request_hash as "requestHash", kept.sent_hash as "sentHash", kept.response
    from (select ${LAST_CHANGE} as last) now
    left join idempotency_keys kept on kept.scope = ${scope} and kept.key = ${key}`)
  const [row] = rows
  noteLastChange(row?.last)
  if (!row?.response) return null
  const { requestHash, sentHash, response } = row
  return { requestHash, sentHash, response }
}
