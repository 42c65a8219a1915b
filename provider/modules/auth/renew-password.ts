import { eq } from 'drizzle-orm'
import type { RenewPasswordRequest, SessionResponse } from '@/provider/contract/auth'
import type { Database } from '@/provider/db/database'
import { clients } from '@/provider/db/schema/clients'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { enqueue } from '@/provider/records/notifications/enqueue'
import { endSessions } from '@/provider/records/sessions/end-sessions'
import type { Visitor } from '@/provider/rules/actors'
import { CHANNELS } from '@/provider/rules/notifications/messages'
import { networkOf } from '@/provider/rules/visitors/network'
import type { MasterKeys } from '@/provider/security/master-keys'
import { beginSession } from './begin-session'
import { voidCodesOf } from './codes'
import type { FactorAttempts } from './factor-attempts'
import { lockClientWithCode, prepareNewPassword } from './new-password'
import { requireSecondFactor, requireStillNoFactor } from './require-second-factor'
import { type FactorProof, spendFactor } from './second-factor'
import {
  type ReadClient,
  type StartedSession,
  sessionResponse,
  wrongCodeFailure,
  wrongFactorFailure,
} from './session-response'

type Deps = {
  db: Database
  factorAttempts: FactorAttempts
  keys: MasterKeys
  settings: Settings
  readClient: ReadClient
  secret: string
  now: () => Date
}

/**
 * Replaces a forgotten password, ends every session of the client, notifies him, and begins a session. A client with a second
 * factor needs it here too: an intruder who reads his messages has not got it.
 *
 * @throws {FailureError} `password_too_common`, `code_wrong`, `second_factor_required`, `second_factor_wrong`,
 * `too_many_requests`
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
  const proof = await requireFactorOf(deps, request, visitor)
  const { at } = validity
  const started = await db.transaction(async (tx): Promise<StartedSession | null> => {
    const client = await lockClientWithCode(tx, phone, codeId, at)
    if (client === null || client.passwordHash === null) return null
    const { id: clientId, language } = client
    if (proof === null) await requireStillNoFactor(tx, clientId)
    await tx.update(clients).set({ passwordHash }).where(eq(clients.id, clientId))
    await voidCodesOf(tx, phone, at)
    await endSessions(tx, clientId, at)
    for (const channel of CHANNELS) {
      await enqueue(tx, { station, kind: 'password_renewed', channel, phone, language, at })
    }
    if (proof === null) return { clientId, session: await beginSession(tx, { clientId, ...validity }) }
    if (!(await spendFactor(tx, proof, at))) throw wrongFactorFailure()
    return { clientId, session: await beginSession(tx, { clientId, ...validity, proof: 'second_factor' }) }
  })
  // Returned, not thrown, inside the transaction: the code stays used up.
  if (started === null) throw wrongCodeFailure()
  return sessionResponse(started, readClient)
}

async function requireFactorOf(
  deps: Deps,
  { phone, secondFactor }: RenewPasswordRequest,
  { ip }: Visitor,
): Promise<FactorProof | null> {
  const [client] = await deps.db.select({ id: clients.id }).from(clients).where(eq(clients.phone, phone))
  if (!client) return null
  const attempt = { clientId: client.id, phone, firstFactor: 'renewal', network: networkOf(ip) }
  return requireSecondFactor(deps, attempt, secondFactor)
}
