import { eq } from 'drizzle-orm'
import type { LoginRequest, SessionResponse } from '@/provider/contract/auth'
import type { Database, Transaction } from '@/provider/db/database'
import { clients } from '@/provider/db/schema/clients'
import { FailureError } from '@/provider/failure-error'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { beginSession } from '@/provider/records/sessions/begin-session'
import type { Visitor } from '@/provider/rules/actors'
import type { Language } from '@/provider/rules/i18n/language'
import { networkOf } from '@/provider/rules/visitors/network'
import { hashPassword, isOutdated, isPassword } from '@/provider/security/password-hash'
import { hashToken } from '@/provider/security/tokens'
import type { LoginAttempts } from './login-attempts'
import { notifyNewDevice } from './notify-new-device'
import { isRecognisedBrowser } from './recognised-browser'
import { type ReadClient, sessionResponse, tooManyAttemptsFailure } from './session-response'
import { sessionValidity } from './session-validity'

type Deps = {
  db: Database
  attempts: Pick<LoginAttempts, 'count' | 'clear'>
  settings: Settings
  readClient: ReadClient
  now: () => Date
}

type PasswordOwner = { id: number; passwordHash: string | null }

type LockedClient = { language: Language; email: string | null; emailConfirmedAt: Date | null }

/**
 * Begins a session for a phone and its password. A hash with outdated parameters is replaced; the client is told of a device
 * that never signed him in.
 *
 * @throws {FailureError} `credentials_not_found`, `too_many_requests`
 */
export async function signIn(
  { db, attempts, settings, readClient, now }: Deps,
  { phone, password, deviceToken }: LoginRequest,
  visitor: Visitor,
  session: string | null,
): Promise<SessionResponse> {
  const attempt = { phone, network: networkOf(visitor.ip), deviceToken }
  const waitSeconds = await attempts.count(attempt)
  if (waitSeconds !== null) throw tooManyAttemptsFailure(waitSeconds)
  const client = await findClient(db, phone)
  const matches = await isPassword(password, client?.passwordHash ?? null)
  if (!matches || !client?.passwordHash) throw unknownCredentialsFailure()
  await attempts.clear(attempt)
  const rehashed = isOutdated(client.passwordHash) ? await hashPassword(password) : null
  const presented = { session, deviceToken: deviceToken ?? null }
  const validity = await sessionValidity({ settings, now }, presented, visitor)
  const { signIn: rules } = await settings.current()
  const startedSession = await db.transaction(async (tx) => {
    const locked = await lockUnchangedClient(tx, client)
    if (!(await isRecognisedDevice(tx, phone, deviceToken))) {
      await notifyNewDevice(tx, { phone, ...locked }, { station: settings.station, ...validity }, rules)
    }
    if (rehashed !== null) await tx.update(clients).set({ passwordHash: rehashed }).where(eq(clients.id, client.id))
    return beginSession(tx, { clientId: client.id, ...validity })
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
