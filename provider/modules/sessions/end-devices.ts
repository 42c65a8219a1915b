import { and, eq, gt, ne, type SQL } from 'drizzle-orm'
import type { EndedResponse } from '@/provider/contract/sessions'
import type { Database, Transaction } from '@/provider/db/database'
import { sessions } from '@/provider/db/schema/sessions'
import { FailureError } from '@/provider/failure-error'
import { lockClientById } from '@/provider/records/clients/lock-client'
import { endSessions } from '@/provider/records/sessions/end-sessions'
import type { Client } from '@/provider/rules/actors'

type Deps = { db: Database; now: () => Date }

/**
 * Ends another session of the client.
 *
 * @throws {FailureError} `not_found` for another client's, `conflict` for the session of the request: a logout ends it.
 * `unauthenticated`: the client was deleted meanwhile
 */
export async function endDevice(
  { db, now }: Deps,
  { clientId, sessionId }: Client,
  id: string,
): Promise<EndedResponse> {
  if (id === sessionId) throw new FailureError('conflict', 'The session that asks ends by a logout.')
  const ended = await db.transaction((tx) => endLive(tx, clientId, eq(sessions.id, id), now()))
  if (ended === 0) throw new FailureError('not_found', 'No such session.')
  return { ended }
}

/** Ends all sessions of the client but that of the request. @throws {FailureError} `unauthenticated` */
export async function endOtherDevices({ db, now }: Deps, { clientId, sessionId }: Client): Promise<EndedResponse> {
  const ended = await db.transaction((tx) => endLive(tx, clientId, ne(sessions.id, sessionId), now()))
  return { ended }
}

/** The client is locked first: a session that begins meanwhile in the place of one of these is then seen. */
async function endLive(tx: Transaction, clientId: number, which: SQL, at: Date): Promise<number> {
  await lockClientById(tx, clientId)
  return endSessions(tx, clientId, at, and(which, gt(sessions.expiresAt, at)))
}
