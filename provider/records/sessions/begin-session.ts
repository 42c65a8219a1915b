import { and, eq, isNull, or } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { sessions } from '@/provider/db/schema/sessions'
import { type Brought, hashToken, newToken } from '@/provider/security/tokens'
import { endOldestSessions } from './end-oldest-sessions'

/** What the caller gets once and the database never has. */
export type NewSession = { session: string; clientToken: string; deviceToken: string; expiresAt: Date }

/** `device`: what the browser calls itself; `provedAt`: the client has just shown again that it is he. */
type Beginning = {
  clientId: number
  expiresAt: Date
  at: Date
  brought: Brought
  device: string | null
  provedAt?: Date
}

/**
 * In a transaction that has locked the client. Fresh values at each login. Whoever's session this browser had before,
 * it ends: its values will be overwritten.
 */
export async function beginSession(tx: Transaction, beginning: Beginning): Promise<NewSession> {
  const { clientId, expiresAt, at, brought, device, provedAt } = beginning
  await revokeBrought(tx, brought, at)
  await endOldestSessions(tx, clientId, at)
  const made = { session: newToken(), clientToken: newToken(), deviceToken: newToken(), expiresAt }
  await tx.insert(sessions).values({
    clientId,
    sidHash: hashToken(made.session),
    tokenHash: hashToken(made.clientToken),
    deviceHash: hashToken(made.deviceToken),
    createdAt: at,
    lastSeenAt: at,
    expiresAt,
    device,
    provedAt,
  })
  return made
}

export async function revokeSessionsOf(tx: Transaction, clientId: number, at: Date): Promise<void> {
  const live = and(eq(sessions.clientId, clientId), isNull(sessions.revokedAt))
  await tx.update(sessions).set({ revokedAt: at }).where(live)
}

async function revokeBrought(tx: Transaction, { session, deviceToken }: Brought, at: Date): Promise<void> {
  const named = [
    ...(session === null ? [] : [eq(sessions.sidHash, hashToken(session))]),
    ...(deviceToken === null ? [] : [eq(sessions.deviceHash, hashToken(deviceToken))]),
  ]
  if (named.length === 0) return
  await tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(or(...named), isNull(sessions.revokedAt)))
}
