import { sql } from 'drizzle-orm'
import type { Booking } from '@/provider/contract/bookings'
import type { Database, Transaction } from '@/provider/db/database'

/** What is kept under an idempotency key. The guest's key is computed from the salt, so no secret is stored here. */
export type Answered = { booking: Booking; keySalt: string }
export type StoredAnswer = Answered & { requestHash: string }

/** `scope` names the call: one key may serve several of them. */
export type Idempotency = { scope: 'booking' | 'renewal'; key: string; requestHash: string }

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
  const { scope, key, requestHash } = idempotency
  if (!(await claimKey(tx, idempotency, now))) {
    const answer = await findAnswer(tx, idempotency)
    if (!answer) throw new Error('an idempotency key vanished between two statements')
    return answer
  }
  const answered = await work()
  await tx.execute(sql`update idempotency_keys set response = ${JSON.stringify(answered)}::jsonb
    where scope = ${scope} and key = ${key}`)
  return { requestHash, ...answered }
}

/** What was answered to an idempotency key, or null when nothing succeeded under it. */
export async function findAnswer(
  db: Pick<Database, 'execute'>,
  { scope, key }: Pick<Idempotency, 'scope' | 'key'>,
): Promise<StoredAnswer | null> {
  const { rows } = await db.execute<{ requestHash: string; response: Answered | null }>(sql`
    select request_hash as "requestHash", response from idempotency_keys where scope = ${scope} and key = ${key}`)
  const [row] = rows
  return row?.response ? { requestHash: row.requestHash, ...row.response } : null
}

/** @returns false when the key has its answer. A twin that is still at work is waited for. */
async function claimKey(tx: Transaction, { scope, key, requestHash }: Idempotency, now: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into idempotency_keys (scope, key, request_hash, created_at)
    values (${scope}, ${key}, ${requestHash}, ${now.toISOString()}::timestamptz)
    on conflict do nothing`)
  return rowCount === 1
}
