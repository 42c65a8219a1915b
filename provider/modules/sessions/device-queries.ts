import { and, desc, eq, gt, isNull, ne, type SQL } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { sessions } from '@/provider/db/schema/sessions'

export type OwnSessionsRepository = ReturnType<typeof createOwnSessionsRepository>

/** Sessions as their client sees them. */
export function createOwnSessionsRepository(db: Database) {
  const end = async (clientId: number, which: SQL, at: Date): Promise<number> => {
    const { rowCount } = await db
      .update(sessions)
      .set({ revokedAt: at })
      .where(and(eq(sessions.clientId, clientId), which, isNull(sessions.revokedAt), gt(sessions.expiresAt, at)))
    return rowCount ?? 0
  }

  return {
    /**
     * Sessions that still let the client in, the last used first.
     *
     * @param seenAfter whoever was last seen before is idle for too long.
     */
    async listLive(clientId: number, at: Date, seenAfter: Date) {
      const { id, createdAt, lastSeenAt, device } = sessions
      return db
        .select({ id, createdAt, lastSeenAt, device })
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

    /** @returns how many ended: none when it is not one of this client's. */
    endOne: (clientId: number, id: string, at: Date) => end(clientId, eq(sessions.id, id), at),

    endOthers: (clientId: number, currentId: string, at: Date) => end(clientId, ne(sessions.id, currentId), at),
  }
}
