import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { sessions } from '@/provider/db/schema/sessions'
import { FailureError } from '@/provider/failure-error'
import type { Client } from '@/provider/rules/actors'

/**
 * Requires, in a transaction that has locked the client, that the session of the request has not been ended since the request
 * came: a password takes its time to be compared, and the session that begins then would outlive a sign-out of this one.
 *
 * @throws {FailureError} `unauthenticated`
 */
export async function requireLiveSession(tx: Transaction, { sessionId }: Pick<Client, 'sessionId'>): Promise<void> {
  const [live] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .for('update')
  if (!live) throw new FailureError('unauthenticated', 'The session was ended meanwhile.')
}
