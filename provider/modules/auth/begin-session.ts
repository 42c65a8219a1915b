import { and, desc, eq, isNull, or, type SQL } from 'drizzle-orm'
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
  await endPresented(tx, presented, at)
  const browserId = await findBrowser(tx, clientId, presented)
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
    ...(browserId && { browserId }),
  })
  return newSession
}

async function endPresented(tx: Transaction, presented: PresentedCredentials, at: Date): Promise<void> {
  const isNamed = namedBy(presented)
  if (!isNamed) return
  await tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(isNamed, isNull(sessions.revokedAt)))
}

/** Finds the browser of an earlier session of this client; null: it has none, or says nothing of it. */
async function findBrowser(tx: Transaction, clientId: number, presented: PresentedCredentials): Promise<string | null> {
  const isNamed = namedBy(presented)
  if (!isNamed) return null
  const [earlier] = await tx
    .select({ browserId: sessions.browserId })
    .from(sessions)
    .where(and(isNamed, eq(sessions.clientId, clientId)))
    .orderBy(desc(sessions.createdAt))
    .limit(1)
  return earlier?.browserId ?? null
}

/** Returns the condition that a session is one that the browser says it had; undefined: it says nothing. */
function namedBy({ session, deviceToken }: PresentedCredentials): SQL | undefined {
  return or(
    ...(session === null ? [] : [eq(sessions.sidHash, hashToken(session))]),
    ...(deviceToken === null ? [] : [eq(sessions.deviceHash, hashToken(deviceToken))]),
  )
}
