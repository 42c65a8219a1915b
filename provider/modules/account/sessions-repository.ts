import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { sessions } from '@/provider/db/schema/sessions'

export type AccountSessionsRepository = ReturnType<typeof createAccountSessionsRepository>

export function createAccountSessionsRepository(db: Database) {
  return {
    /**
     * Sessions that still let the client in, the last used first.
     *
     * @param seenAfter whoever was last seen before is idle for too long.
     */
    async listLive(clientId: number, at: Date, seenAfter: Date) {
      const { id, createdAt, lastSeenAt } = sessions
      return db
        .select({ id, createdAt, lastSeenAt })
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
    },
  }
}
