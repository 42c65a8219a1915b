import type { SessionResponse, StepUpRequest } from '@/provider/contract/auth'
import type { Database } from '@/provider/db/database'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import type { Client, Visitor } from '@/provider/rules/actors'
import type { MasterKeys } from '@/provider/security/master-keys'
import { beginSession } from './begin-session'
import { credentialsChangedFailure, endGuessingSession, requirePassword } from './check-password'
import { spendCode } from './codes'
import { lockCredentials, requireCredentials } from './credentials'
import type { LoginAttempts } from './login-attempts'
import { verifyOwnCode } from './own-codes'
import { requireLiveSession } from './require-live-session'
import { type FactorProof, findFactor, spendFactor, verifyFactor } from './second-factor'
import { type ReadClient, secondFactorFailure, sessionResponse, wrongFactorFailure } from './session-response'
import { sessionValidity } from './session-validity'

type Deps = {
  db: Database
  attempts: LoginAttempts
  keys: MasterKeys
  settings: Settings
  readClient: ReadClient
  secret: string
  now: () => Date
}

/**
 * Proves again who the client is, by his password or by a code from his phone; by his second factor when he has one. The
 * session gets new values, so that values which were overheard before are worth nothing.
 *
 * @throws {FailureError} `password_wrong`, `code_wrong`, `second_factor_required`, `second_factor_wrong`, `too_many_requests`,
 * `unauthenticated`, `conflict`
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
  // A client with a second factor proves himself by nothing less.
  if (owner.hasSecondFactor && !('secondFactor' in request)) throw secondFactorFailure()
  const codeId = 'code' in request ? await verifyOwnCode(deps, client, { purpose: 'step_up' }, request) : null
  const factor = 'secondFactor' in request ? await requireOwnFactor(deps, owner, request.secondFactor) : null
  if ('password' in request) {
    await requirePassword(deps, client, { sessionId, password: request.password, ip: visitor.ip })
  }
  const validity = await sessionValidity(deps, { session, deviceToken: null }, visitor)
  const proof = factor !== null ? 'second_factor' : codeId !== null ? 'code' : 'password'
  const startedSession = await db.transaction(async (tx) => {
    const locked = await lockCredentials(tx, clientId)
    if (codeId !== null && !(await spendCode(tx, codeId, validity.at))) return null
    if (locked?.passwordHash !== client.passwordHash) return null
    await requireLiveSession(tx, owner)
    if (factor !== null && !(await spendFactor(tx, factor, validity.at))) throw wrongFactorFailure()
    return beginSession(tx, { clientId, ...validity, proof })
  })
  if (startedSession === null) throw credentialsChangedFailure()
  return sessionResponse({ clientId, session: startedSession }, readClient)
}

/**
 * After ten wrong codes within a day the session is over. The codes of the whole client are not counted here: an intruder
 * with the password could use them up at the sign-in, and so keep the owner from stepping up.
 */
async function requireOwnFactor(deps: Deps, owner: Client, code: string): Promise<FactorProof> {
  const { db, attempts } = deps
  const { clientId, sessionId } = owner
  const factor = await findFactor(db, clientId)
  if (!factor) throw wrongFactorFailure()
  const left = await attempts.countInSession(sessionId, 'sessionFactor')
  const proof = left < 0 ? null : await verifyFactor(deps, factor, code)
  if (proof !== null) {
    await attempts.clearSession(sessionId, 'sessionFactor')
    return proof
  }
  if (left > 0) throw wrongFactorFailure()
  throw await endGuessingSession(deps, owner)
}
