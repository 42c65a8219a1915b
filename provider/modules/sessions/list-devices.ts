import { readDevice } from '@/provider/contract/rules/sessions/devices'
import type { EndedAnswer, SessionsAnswer } from '@/provider/contract/sessions'
import { FailureError } from '@/provider/failure-error'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import { idleSince } from '@/provider/rules/sessions/session-limits'
import type { OwnSessionsRepository } from './device-queries'
import type { SessionOwner } from './find-session'

export type OwnSessionsService = ReturnType<typeof createOwnSessionsService>

/** Browsers in which a client is signed in: what he sees of them, and ends. */
export function createOwnSessionsService(sessions: OwnSessionsRepository, settings: SettingsService, now: () => Date) {
  return {
    async list({ clientId, sessionId }: Pick<SessionOwner, 'clientId' | 'sessionId'>): Promise<SessionsAnswer> {
      const at = now()
      const { signIn } = await settings.current()
      const rows = await sessions.listLive(clientId, at, idleSince(at, signIn))
      const isCurrent = ({ id }: { id: string }) => id === sessionId
      return {
        // The one that asks, then the last used.
        items: [...rows.filter(isCurrent), ...rows.filter((row) => !isCurrent(row))].map(
          ({ id, createdAt, lastSeenAt, device }) => ({
            id,
            createdAt: createdAt.toISOString(),
            lastSeenAt: lastSeenAt.toISOString(),
            current: id === sessionId,
            device: readDevice(device),
          }),
        ),
      }
    },

    /** @throws {FailureError} `not_found` for another client's, `conflict` for the one that asks: that is a logout. */
    async endOne({ clientId, sessionId }: SessionOwner, id: string): Promise<EndedAnswer> {
      if (id === sessionId) throw new FailureError('conflict', 'The session that asks ends by a logout.')
      const ended = await sessions.endOne(clientId, id, now())
      if (ended === 0) throw new FailureError('not_found', 'No such session.')
      return { ended }
    },

    async endOthers({ clientId, sessionId }: SessionOwner): Promise<EndedAnswer> {
      return { ended: await sessions.endOthers(clientId, sessionId, now()) }
    },
  }
}
