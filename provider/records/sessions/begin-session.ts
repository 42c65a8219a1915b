import { and, eq, isNull, or } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { sessions } from '@/provider/db/schema/sessions'
import type { Proof } from '@/provider/rules/actors'
import { hashToken, newToken, type PresentedCredentials } from '@/provider/security/tokens'
import { endOldestSessions } from './end-oldest-sessions'

/** The secret values of a session: the browser gets them once, the database never has them. */
export type NewSession = { session: string; clientToken: string; deviceToken: string; expiresAt: Date }

/** `device`: what the browser calls itself; `network`: from which it signs in, masked; `proof`: a step-up. */
type SessionStart = {
  clientId: number
  expiresAt: Date
  at: Date
  presented: PresentedCredentials
  device: string | null
  network: string | null
  proof?: Proof
}

/**
 * Begins a session with new values, in a transaction that has locked the client. The session that this browser had before
 * ends, also when it is another client's: the browser overwrites its values.
 */
export async function beginSession(tx: Transaction, start: SessionStart): Promise<NewSession> {
  const { clientId, expiresAt, at, presented, device, network, proof } = start
  await revokePresented(tx, presented, at)
  await endOldestSessions(tx, clientId, at)
  const newSession = { session: newToken(), clientToken: newToken(), deviceToken: newToken(), expiresAt }
  await tx.insert(sessions).values({
    clientId,
    sidHash: hashToken(newSession.session),
    tokenHash: hashToken(newSession.clientToken),
    deviceHash: hashToken(newSession.deviceToken),
    createdAt: at,
    lastSeenAt: at,
    expiresAt,
    device,
    network,
    ...(proof && { provedAt: at, provedBy: proof }),
  })
  return newSession
}

/** Ends every session of a client. */
export async function revokeSessionsOf(tx: Transaction, clientId: number, at: Date): Promise<void> {
  const isActive = and(eq(sessions.clientId, clientId), isNull(sessions.revokedAt))
  await tx.update(sessions).set({ revokedAt: at }).where(isActive)
}

async function revokePresented(
  tx: Transaction,
  { session, deviceToken }: PresentedCredentials,
  at: Date,
): Promise<void> {
  const namedSessions = [
    ...(session === null ? [] : [eq(sessions.sidHash, hashToken(session))]),
    ...(deviceToken === null ? [] : [eq(sessions.deviceHash, hashToken(deviceToken))]),
  ]
  if (namedSessions.length === 0) return
  await tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(or(...namedSessions), isNull(sessions.revokedAt)))
}
