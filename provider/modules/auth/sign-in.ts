import { eq } from 'drizzle-orm'
import type { LoginRequest, SessionResponse } from '@/provider/contract/auth'
import type { Database, Transaction } from '@/provider/db/database'
import { clients } from '@/provider/db/schema/clients'
import { FailureError } from '@/provider/failure-error'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import type { Visitor } from '@/provider/rules/actors'
import type { Language } from '@/provider/rules/i18n/language'
import { networkOf } from '@/provider/rules/visitors/network'
import type { MasterKeys } from '@/provider/security/master-keys'
import { hashPassword, isOutdated, isPassword } from '@/provider/security/password-hash'
import { hashToken } from '@/provider/security/tokens'
import { beginSession } from './begin-session'
import type { FactorAttempts } from './factor-attempts'
import type { LoginAttempts } from './login-attempts'
import { notifyNewDevice } from './notify-new-device'
import { isRecognisedBrowser } from './recognised-browser'
import { requireSecondFactor, requireStillNoFactor } from './require-second-factor'
import { spendFactor } from './second-factor'
import { type ReadClient, sessionResponse, tooManyAttemptsFailure, wrongFactorFailure } from './session-response'
import { sessionValidity } from './session-validity'

type Deps = {
  db: Database
  attempts: Pick<LoginAttempts, 'count' | 'clear'>
  factorAttempts: FactorAttempts
  keys: MasterKeys
  settings: Settings
  readClient: ReadClient
  now: () => Date
}

type PasswordOwner = { id: number; passwordHash: string | null }

type LockedClient = { language: Language; email: string | null; emailConfirmedAt: Date | null }

/**
 * Begins a session for a phone and its password, and the second factor of a client who has one. A hash with outdated parameters
 * is replaced; the client is told of a device that never signed him in.
 *
 * @throws {FailureError} `credentials_not_found`, `too_many_requests`, `second_factor_required`, `second_factor_wrong`
 */
export async function signIn(
  deps: Deps,
  { phone, password, deviceToken, secondFactor }: LoginRequest,
  visitor: Visitor,
  session: string | null,
): Promise<SessionResponse> {
  const { db, attempts, settings, readClient, now } = deps
  const attempt = { phone, network: networkOf(visitor.ip), deviceToken }
  const waitSeconds = await attempts.count(attempt)
  if (waitSeconds !== null) throw tooManyAttemptsFailure(waitSeconds)
  const client = await findClient(db, phone)
  const matches = await isPassword(password, client?.passwordHash ?? null)
  if (!matches || !client?.passwordHash) throw unknownCredentialsFailure()
  await attempts.clear(attempt)
  const factorAttempt = { ...attempt, clientId: client.id, firstFactor: client.passwordHash }
  const proof = await requireSecondFactor(deps, factorAttempt, secondFactor)
  const rehashed = isOutdated(client.passwordHash) ? await hashPassword(password) : null
  const presented = { session, deviceToken: deviceToken ?? null }
  const validity = await sessionValidity({ settings, now }, presented, visitor)
  const { signIn: rules } = await settings.current()
  const startedSession = await db.transaction(async (tx) => {
    const locked = await lockUnchangedClient(tx, client)
    if (proof === null) await requireStillNoFactor(tx, client.id)
    if (!(await isRecognisedDevice(tx, phone, deviceToken))) {
      await notifyNewDevice(tx, { phone, ...locked }, { station: settings.station, ...validity }, rules)
    }
    if (rehashed !== null) await tx.update(clients).set({ passwordHash: rehashed }).where(eq(clients.id, client.id))
    if (proof === null) return beginSession(tx, { clientId: client.id, ...validity })
    if (!(await spendFactor(tx, proof, validity.at))) throw wrongFactorFailure()
    return beginSession(tx, { clientId: client.id, ...validity, proof: 'second_factor' })
  })
  return sessionResponse({ clientId: client.id, session: startedSession }, readClient)
}

async function findClient(db: Database, phone: string): Promise<PasswordOwner | null> {
  const { id, passwordHash } = clients
  const [row] = await db.select({ id, passwordHash }).from(clients).where(eq(clients.phone, phone))
  return row ?? null
}

/** A login that began with the old password would otherwise outlive its renewal. */
async function lockUnchangedClient(tx: Transaction, { id, passwordHash }: PasswordOwner): Promise<LockedClient> {
  const { language, email, emailConfirmedAt } = clients
  const [row] = await tx
    .select({ passwordHash: clients.passwordHash, language, email, emailConfirmedAt })
    .from(clients)
    .where(eq(clients.id, id))
    .for('update')
  if (row?.passwordHash !== passwordHash) throw unknownCredentialsFailure()
  return row
}

async function isRecognisedDevice(tx: Transaction, phone: string, deviceToken: string | undefined): Promise<boolean> {
  return deviceToken !== undefined && (await isRecognisedBrowser(tx, phone, hashToken(deviceToken)))
}

function unknownCredentialsFailure(): FailureError {
  return new FailureError('credentials_not_found', 'No client with this phone and password.')
}
