import { eq } from 'drizzle-orm'
import type { RenewPasswordRequest, SessionResponse } from '@/provider/contract/auth'
import type { Database } from '@/provider/db/database'
import { clients } from '@/provider/db/schema/clients'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { enqueue } from '@/provider/records/notifications/enqueue'
import { beginSession, revokeSessionsOf } from '@/provider/records/sessions/begin-session'
import type { Visitor } from '@/provider/rules/actors'
import { CHANNELS } from '@/provider/rules/notifications/messages'
import { voidCodesOf } from './codes'
import { lockClientWithCode, prepareNewPassword } from './new-password'
import { type ReadClient, type StartedSession, sessionResponse, wrongCodeFailure } from './session-response'

type Deps = { db: Database; settings: Settings; readClient: ReadClient; secret: string; now: () => Date }

/**
 * Replaces a forgotten password, ends every session of the client, notifies him, and begins a session.
 *
 * @throws {FailureError} `password_too_common`, `code_wrong`
 */
export async function renewPassword(
  deps: Deps,
  request: RenewPasswordRequest,
  visitor: Visitor,
  session: string | null,
): Promise<SessionResponse> {
  const { db, settings, readClient } = deps
  const { station } = settings
  const { phone } = request
  const { codeId, passwordHash, validity } = await prepareNewPassword(deps, 'renew_password', request, visitor, session)
  const { at } = validity
  const started = await db.transaction(async (tx): Promise<StartedSession | null> => {
    const client = await lockClientWithCode(tx, phone, codeId, at)
    if (client === null || client.passwordHash === null) return null
    const { id: clientId, language } = client
    await tx.update(clients).set({ passwordHash }).where(eq(clients.id, clientId))
    await voidCodesOf(tx, phone, at)
    await revokeSessionsOf(tx, clientId, at)
    for (const channel of CHANNELS) {
      await enqueue(tx, { station, kind: 'password_renewed', channel, phone, language, at })
    }
    return { clientId, session: await beginSession(tx, { clientId, ...validity }) }
  })
  // Returned, not thrown, inside the transaction: the code stays used up.
  if (started === null) throw wrongCodeFailure()
  return sessionResponse(started, readClient)
}
