import { and, eq, gt, isNull, ne, type SQL } from 'drizzle-orm'
import type { EndedResponse } from '@/provider/contract/sessions'
import type { Database } from '@/provider/db/database'
import { sessions } from '@/provider/db/schema/sessions'
import { FailureError } from '@/provider/failure-error'
import type { Client } from '@/provider/rules/actors'

type Deps = { db: Database; now: () => Date }

/**
 * Ends another session of the client.
 *
 * @throws {FailureError} `not_found` for another client's, `conflict` for the session of the request: a logout ends it.
 */
export async function endDevice(
  { db, now }: Deps,
  { clientId, sessionId }: Client,
  id: string,
): Promise<EndedResponse> {
  if (id === sessionId) throw new FailureError('conflict', 'The session that asks ends by a logout.')
  const ended = await revokeSessions(db, clientId, eq(sessions.id, id), now())
  if (ended === 0) throw new FailureError('not_found', 'No such session.')
  return { ended }
}

/** Ends all sessions of the client but that of the request. */
export async function endOtherDevices({ db, now }: Deps, { clientId, sessionId }: Client): Promise<EndedResponse> {
  return { ended: await revokeSessions(db, clientId, ne(sessions.id, sessionId), now()) }
}

async function revokeSessions(db: Database, clientId: number, which: SQL, at: Date): Promise<number> {
  const { rowCount } = await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.clientId, clientId), which, isNull(sessions.revokedAt), gt(sessions.expiresAt, at)))
  return rowCount ?? 0
}
