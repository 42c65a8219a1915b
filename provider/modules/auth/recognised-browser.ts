import { and, eq } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { clients } from '@/provider/db/schema/clients'
import { sessions } from '@/provider/db/schema/sessions'

/**
 * Returns whether the client of this phone got this token at an earlier login. A session that has ended proves it as well,
 * unless `endSessions` ended it.
 */
export async function isRecognisedBrowser(
  db: Pick<Database, 'select'>,
  phone: string,
  deviceHash: string,
): Promise<boolean> {
  const earlier = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(clients, eq(clients.id, sessions.clientId))
    .where(and(eq(sessions.deviceHash, deviceHash), eq(clients.phone, phone)))
    .limit(1)
  return earlier.length > 0
}
