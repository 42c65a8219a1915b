import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { sessions } from '@/provider/db/schema/sessions'

/**
 * Ends the sessions of a client that are not ended yet, all or some of them, because somebody else than their browser wants it: the client in
 * another one, the branch, a new password. No token that these browsers ever had is recognised any more, so that their next
 * sign-in is one of a new device. The client must be locked.
 *
 * @returns how many
 */
export async function endSessions(tx: Transaction, clientId: number, at: Date, which?: SQL): Promise<number> {
  const ofClient = eq(sessions.clientId, clientId)
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(ofClient, isNull(sessions.revokedAt), which))
    .returning({ browserId: sessions.browserId })
  const browsers = ended.map(({ browserId }) => browserId)
  await tx
    .update(sessions)
    .set({ deviceHash: null })
    .where(and(ofClient, isNotNull(sessions.revokedAt), inArray(sessions.browserId, browsers)))
  return ended.length
}
