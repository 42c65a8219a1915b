import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { sessions } from '@/provider/db/schema/sessions'

/** Browsers and devices in which one client may be signed in. */
export const SESSIONS_MAX = 20

/**
 * Ends the active sessions that were not used for longest, so that with the new one there are `SESSIONS_MAX` at
 * most. The client must be locked: otherwise two logins at once would each make room for one session only.
 */
export async function endOldestSessions(tx: Transaction, clientId: number, at: Date): Promise<void> {
  const surplus = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.clientId, clientId), isNull(sessions.revokedAt), gt(sessions.expiresAt, at)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .offset(SESSIONS_MAX - 1)
  await tx.update(sessions).set({ revokedAt: at }).where(inArray(sessions.id, surplus))
}
