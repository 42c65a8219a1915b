import { timingSafeEqual } from 'node:crypto'
import { subSeconds } from 'date-fns'
import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { sessions } from '@/provider/db/schema/sessions'
import type { Bound } from '@/provider/modules/bind'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import type { Client } from '@/provider/rules/actors'
import { idleSince } from '@/provider/rules/sessions/session-limits'
import { hashToken } from '@/provider/security/tokens'
import type { endSession } from './end-session'
import type { purgeSessions } from './purge-sessions'
import { findLiveSession } from './queries'

const TOUCH_SECONDS = 60

type Deps = { db: Database; settings: Settings; now: () => Date }

export type Sessions = {
  find: Bound<typeof findSession>
  end: Bound<typeof endSession>
  purge: Bound<typeof purgeSessions>
}

/**
 * Returns the owner of a session and records that it was used now; null for one that is unknown, revoked, too old or idle
 * for too long, or when the client token is another session's.
 *
 * @param clientToken null: none was sent, as when a page is rendered.
 */
export async function findSession(
  { db, settings, now }: Deps,
  session: string,
  clientToken: string | null,
): Promise<Client | null> {
  const at = now()
  const { signIn } = await settings.current()
  const stored = await findLiveSession(db, hashToken(session), at, idleSince(at, signIn))
  if (stored === null || (clientToken !== null && !isTokenOf(clientToken, stored.tokenHash))) return null
  if (stored.lastSeenAt < subSeconds(at, TOUCH_SECONDS)) await touchSession(db, stored.id, at)
  const { id: sessionId, clientId, provedAt, provedBy, hasSecondFactor, expiresAt: endsAt } = stored
  return { clientId, sessionId, provedAt, provedBy, hasSecondFactor, endsAt }
}

function isTokenOf(token: string, tokenHash: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(token)), Buffer.from(tokenHash))
}

async function touchSession(db: Database, id: string, at: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: at })
    .where(and(eq(sessions.id, id), lt(sessions.lastSeenAt, at)))
}
