import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { sessions } from '@/provider/db/schema/sessions'

export type StoredSession = { id: string; clientId: number; tokenHash: string; lastSeenAt: Date; provedAt: Date | null }

export type SessionsRepository = ReturnType<typeof createSessionsRepository>

export function createSessionsRepository(db: Database) {
  return {
    /** @param seenAfter whoever was last seen before is idle for too long. */
    async findLive(sidHash: string, at: Date, seenAfter: Date): Promise<StoredSession | null> {
      const { id, clientId, tokenHash, lastSeenAt, provedAt } = sessions
      const [row] = await db
        .select({ id, clientId, tokenHash, lastSeenAt, provedAt })
        .from(sessions)
        .where(
          and(
            eq(sessions.sidHash, sidHash),
            isNull(sessions.revokedAt),
            gt(sessions.expiresAt, at),
            gt(sessions.lastSeenAt, seenAfter),
          ),
        )
      return row ?? null
    },

    async touch(id: string, at: Date): Promise<void> {
      await db
        .update(sessions)
        .set({ lastSeenAt: at })
        .where(and(eq(sessions.id, id), lt(sessions.lastSeenAt, at)))
    },

    /**
     * The cookie's session; that of the client token where there is no cookie. A foreign token beside a cookie ends
     * nothing.
     */
    async revoke(sidHash: string | null, tokenHash: string | null, at: Date): Promise<void> {
      const named = sidHash === null ? eq(sessions.tokenHash, tokenHash ?? '') : eq(sessions.sidHash, sidHash)
      await db
        .update(sessions)
        .set({ revokedAt: at })
        .where(and(named, isNull(sessions.revokedAt)))
    },

    async removeEndedBefore(moment: Date): Promise<void> {
      await db.delete(sessions).where(or(lt(sessions.expiresAt, moment), lt(sessions.revokedAt, moment)))
    },
  }
}
