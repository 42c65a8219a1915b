import type { SessionResponse, StepUpRequest } from '@/provider/contract/auth'
import type { Database } from '@/provider/db/database'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { beginSession } from '@/provider/records/sessions/begin-session'
import type { Client, Visitor } from '@/provider/rules/actors'
import { credentialsChangedFailure, requirePassword } from './check-password'
import { spendCode } from './codes'
import { lockCredentials, requireCredentials } from './credentials'
import type { LoginAttempts } from './login-attempts'
import { verifyOwnCode } from './own-codes'
import { type ReadClient, sessionResponse } from './session-response'
import { sessionValidity } from './session-validity'

type Deps = {
  db: Database
  attempts: LoginAttempts
  settings: Settings
  readClient: ReadClient
  secret: string
  now: () => Date
}

/**
 * Proves again who the client is, by his password or by a code from his phone. The session gets new values, so that
 * values which were overheard before are worth nothing.
 *
 * @throws {FailureError} `password_wrong`, `code_wrong`, `too_many_requests`, `unauthenticated`, `conflict`
 */
export async function stepUp(
  deps: Deps,
  owner: Client,
  request: StepUpRequest,
  { visitor, session }: { visitor: Visitor; session: string | null },
): Promise<SessionResponse> {
  const { db, readClient } = deps
  const { sessionId } = owner
  const client = await requireCredentials(db, owner)
  const clientId = client.id
  const codeId = 'password' in request ? null : await verifyOwnCode(deps, client, { purpose: 'step_up' }, request)
  if ('password' in request) {
    await requirePassword(deps, client, { sessionId, password: request.password, ip: visitor.ip })
  }
  const validity = await sessionValidity(deps, { session, deviceToken: null }, visitor)
  const startedSession = await db.transaction(async (tx) => {
    const locked = await lockCredentials(tx, clientId)
    if (codeId !== null && !(await spendCode(tx, codeId, validity.at))) return null
    if (locked?.passwordHash !== client.passwordHash) return null
    return beginSession(tx, { clientId, ...validity, provedAt: validity.at })
  })
  if (startedSession === null) throw credentialsChangedFailure()
  return sessionResponse({ clientId, session: startedSession }, readClient)
}
