import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { sessions } from '@/provider/db/schema/sessions'
import { hashToken } from '@/provider/security/tokens'

type Deps = { db: Database; now: () => Date }

/**
 * Ends the session of the cookie; without a cookie that of the client token. Beside a cookie the token is ignored,
 * so another client's token ends nothing.
 */
export async function endSession({ db, now }: Deps, session: string | null, clientToken: string | null): Promise<void> {
  const byKey =
    session === null
      ? eq(sessions.tokenHash, clientToken === null ? '' : hashToken(clientToken))
      : eq(sessions.sidHash, hashToken(session))
  await db
    .update(sessions)
    .set({ revokedAt: now() })
    .where(and(byKey, isNull(sessions.revokedAt)))
}
