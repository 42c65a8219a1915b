import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { sessions } from '@/provider/db/schema/sessions'
import { hashToken, newToken } from '@/provider/modules/sessions/tokens'

/** What the caller gets once and the database never has. */
export type NewSession = { session: string; clientToken: string; deviceToken: string; expiresAt: Date }

type Beginning = { clientId: number; expiresAt: Date; at: Date; deviceToken?: string | undefined }

/** Fresh values at each login. A session that this browser had before, told by its device token, ends with it. */
export async function beginSession(tx: Transaction, beginning: Beginning): Promise<NewSession> {
  const { clientId, expiresAt, at, deviceToken } = beginning
  if (deviceToken !== undefined) await revokeDevice(tx, clientId, deviceToken, at)
  const made = { session: newToken(), clientToken: newToken(), deviceToken: newToken(), expiresAt }
  await tx.insert(sessions).values({
    clientId,
    sidHash: hashToken(made.session),
    tokenHash: hashToken(made.clientToken),
    deviceHash: hashToken(made.deviceToken),
    createdAt: at,
    lastSeenAt: at,
    expiresAt,
  })
  return made
}

export async function revokeSessionsOf(tx: Transaction, clientId: number, at: Date): Promise<void> {
  const live = and(eq(sessions.clientId, clientId), isNull(sessions.revokedAt))
  await tx.update(sessions).set({ revokedAt: at }).where(live)
}

async function revokeDevice(tx: Transaction, clientId: number, deviceToken: string, at: Date): Promise<void> {
  const ofDevice = and(eq(sessions.clientId, clientId), eq(sessions.deviceHash, hashToken(deviceToken)))
  await tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(ofDevice, isNull(sessions.revokedAt)))
}
