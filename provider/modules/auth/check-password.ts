import { eq } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { sessions } from '@/provider/db/schema/sessions'
import { FailureError } from '@/provider/failure-error'
import { lockClientById } from '@/provider/records/clients/lock-client'
import { endSessions } from '@/provider/records/sessions/end-sessions'
import type { Client } from '@/provider/rules/actors'
import { networkOf } from '@/provider/rules/visitors/network'
import { isPassword } from '@/provider/security/password-hash'
import type { Credentials } from './credentials'
import type { LoginAttempts } from './login-attempts'
import { tooManyAttemptsFailure } from './session-response'

type Deps = { db: Database; attempts: LoginAttempts; now: () => Date }
type PasswordGuess = { sessionId: string; password: string; ip: string | null }

/**
 * Compares the password that a signed-in client types. It is counted before it is compared, like a login, so that an open
 * session is no place to guess in; too many wrong passwords from any networks end the session.
 *
 * @throws {FailureError} `password_wrong`, `too_many_requests`, `unauthenticated`: the session is over
 */
export async function requirePassword(
  { db, attempts, now }: Deps,
  { id: clientId, phone, passwordHash }: Credentials,
  { sessionId, password, ip }: PasswordGuess,
): Promise<void> {
  const attempt = { phone, network: networkOf(ip) }
  const waitSeconds = await attempts.count(attempt)
  if (waitSeconds !== null) throw tooManyAttemptsFailure(waitSeconds)
  const left = await attempts.countInSession(sessionId, 'session')
  if (left >= 0 && (await isPassword(password, passwordHash))) {
    await attempts.clear(attempt)
    await attempts.clearSession(sessionId, 'session')
    return
  }
  if (left > 0) throw new FailureError('password_wrong', 'Not his password.')
  throw await endGuessingSession({ db, now }, { clientId, sessionId })
}

/** Ends a session in which too often something wrong was typed, and forgets its browser. Returns the failure that says so. */
export async function endGuessingSession(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { clientId, sessionId }: Pick<Client, 'clientId' | 'sessionId'>,
): Promise<FailureError> {
  await db.transaction(async (tx) => {
    await lockClientById(tx, clientId)
    await endSessions(tx, clientId, now(), eq(sessions.id, sessionId))
  })
  return new FailureError('unauthenticated', 'Too many wrong passwords or codes: the session is over.')
}

/**
 * Returns the failure for a password that was changed, or a code that was used, between its check and the transaction.
 */
export function credentialsChangedFailure(): FailureError {
  return new FailureError('conflict', 'Meanwhile the password was changed, or the code used.')
}
