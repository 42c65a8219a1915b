import { timingSafeEqual } from 'node:crypto'
import { subDays, subSeconds } from 'date-fns'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import { idleSince } from '@/provider/rules/sessions/session-limits'
import { hashToken } from '@/provider/security/tokens'
import type { SessionsRepository } from './queries'

const TOUCH_SECONDS = 60
const KEPT_DAYS = 30

/** `provedAt`: when the client last showed in this session that it is he; null: since it began. */
export type SessionOwner = { clientId: number; sessionId: string; provedAt: Date | null }

export type SessionsService = ReturnType<typeof createSessionsService>

export function createSessionsService(sessions: SessionsRepository, settings: SettingsService, now: () => Date) {
  return {
    /**
     * Whose session this is, and that he was here now.
     *
     * @param clientToken null: none was sent, as when a page is rendered.
     * @returns null for one that is unknown, revoked, too old or idle for too long, or whose client token is another's.
     */
    async find(session: string, clientToken: string | null): Promise<SessionOwner | null> {
      const at = now()
      const { signIn } = await settings.current()
      const found = await sessions.findLive(hashToken(session), at, idleSince(at, signIn))
      if (found === null || (clientToken !== null && !isOf(clientToken, found.tokenHash))) return null
      if (found.lastSeenAt < subSeconds(at, TOUCH_SECONDS)) await sessions.touch(found.id, at)
      return { clientId: found.clientId, sessionId: found.id, provedAt: found.provedAt }
    },

    /** Ends the cookie's session; that of the client token when no cookie came. */
    async end(session: string | null, clientToken: string | null): Promise<void> {
      const hashOf = (token: string | null) => (token === null ? null : hashToken(token))
      await sessions.revoke(hashOf(session), hashOf(clientToken), now())
    },

    async sweep(): Promise<void> {
      await sessions.removeEndedBefore(subDays(now(), KEPT_DAYS))
    },
  }
}

function isOf(token: string, tokenHash: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(token)), Buffer.from(tokenHash))
}
