import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { secondFactors } from '@/provider/db/schema/second-factors'
import { sessions } from '@/provider/db/schema/sessions'
import type { Proof } from '@/provider/rules/actors'

type StoredSession = {
  id: string
  clientId: number
  tokenHash: string
  lastSeenAt: Date
  expiresAt: Date
  provedAt: Date | null
  provedBy: Proof | null
  hasSecondFactor: boolean
}

/** Finds a session that is live. @param seenAfter a session that was last seen before is idle for too long. */
export async function findLiveSession(
  db: Database,
  sidHash: string,
  at: Date,
  seenAfter: Date,
): Promise<StoredSession | null> {
  const { id, clientId, tokenHash, lastSeenAt, expiresAt, provedAt, provedBy } = sessions
  const [row] = await db
    .select({ id, clientId, tokenHash, lastSeenAt, expiresAt, provedAt, provedBy, factorOf: secondFactors.clientId })
    .from(sessions)
    .leftJoin(secondFactors, and(eq(secondFactors.clientId, clientId), isNotNull(secondFactors.confirmedAt)))
    .where(
      and(
        eq(sessions.sidHash, sidHash),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, at),
        gt(sessions.lastSeenAt, seenAfter),
      ),
    )
  if (!row) return null
  const { factorOf, ...stored } = row
  return { ...stored, hasSecondFactor: factorOf !== null }
}

/**
 * Lists the client's live sessions; the last used comes first.
 *
 * @param seenAfter a session that was last seen before is idle for too long.
 */
export async function listLiveSessions(db: Database, clientId: number, at: Date, seenAfter: Date) {
  const { id, createdAt, lastSeenAt, device, network } = sessions
  return db
    .select({ id, createdAt, lastSeenAt, device, network })
    .from(sessions)
    .where(
      and(
        eq(sessions.clientId, clientId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, at),
        gt(sessions.lastSeenAt, seenAfter),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), desc(id))
}
