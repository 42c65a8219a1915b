import { eq } from 'drizzle-orm'
import type { PasswordChange, SessionResponse } from '@/provider/contract/auth'
import type { Database } from '@/provider/db/database'
import { clients } from '@/provider/db/schema/clients'
import { isCommonPassword } from '@/provider/modules/auth/rules/common-passwords/is-common-password'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { enqueue } from '@/provider/records/notifications/enqueue'
import { endSessions } from '@/provider/records/sessions/end-sessions'
import type { Client, Visitor } from '@/provider/rules/actors'
import { CHANNELS } from '@/provider/rules/notifications/messages'
import { hashPassword } from '@/provider/security/password-hash'
import { beginSession } from './begin-session'
import { credentialsChangedFailure, requirePassword } from './check-password'
import { voidCodesOf } from './codes'
import { lockCredentials, requireCredentials } from './credentials'
import type { LoginAttempts } from './login-attempts'
import { requireLiveSession } from './require-live-session'
import { requireStepUp } from './require-step-up'
import { commonPasswordFailure, type ReadClient, sessionResponse } from './session-response'
import { sessionValidity } from './session-validity'

type Deps = {
  db: Database
  attempts: LoginAttempts
  settings: Settings
  readClient: ReadClient
  now: () => Date
}

/**
 * Changes the password, ends every session of the client, and begins one.
 *
 * @throws {FailureError} `password_wrong`, `password_too_common`, `too_many_requests`, `unauthenticated`, `conflict`; of a
 * client with a second factor `step_up_required`
 */
export async function changePassword(
  deps: Deps,
  owner: Client,
  { old, password }: PasswordChange,
  { visitor, session }: { visitor: Visitor; session: string | null },
): Promise<SessionResponse> {
  const { db, settings, readClient, now } = deps
  const { station } = settings
  const client = await requireCredentials(db, owner)
  const clientId = client.id
  // A new password begins new tries of codes at the sign-in, and ends the owner's sessions.
  if (owner.hasSecondFactor) requireStepUp(owner, now(), (await settings.current()).stepUp)
  await requirePassword(deps, client, { sessionId: owner.sessionId, password: old, ip: visitor.ip })
  if (isCommonPassword(password, client.phone)) throw commonPasswordFailure()
  const passwordHash = await hashPassword(password)
  const validity = await sessionValidity(deps, { session, deviceToken: null }, visitor)
  const { at } = validity
  const startedSession = await db.transaction(async (tx) => {
    const locked = await lockCredentials(tx, clientId)
    if (locked?.passwordHash !== client.passwordHash) return null
    await requireLiveSession(tx, owner)
    const { phone, language } = locked
    await tx.update(clients).set({ passwordHash }).where(eq(clients.id, clientId))
    await voidCodesOf(tx, phone, at)
    await endSessions(tx, clientId, at)
    for (const channel of CHANNELS) {
      await enqueue(tx, { station, kind: 'password_renewed', phone, language, at, channel })
    }
    return beginSession(tx, { clientId, ...validity, proof: 'password' })
  })
  if (startedSession === null) throw credentialsChangedFailure()
  return sessionResponse({ clientId, session: startedSession }, readClient)
}
