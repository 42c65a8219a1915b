import type { Client, SessionResponse } from '@/provider/contract/auth'
import { FailureError } from '@/provider/failure-error'
import type { NewSession } from './begin-session'

export type StartedSession = { clientId: number; session: NewSession }

/** Reads the five fields of a client that a browser stores. */
export type ReadClient = (clientId: number) => Promise<Client>

/** Returns what a browser gets when its session begins. */
export async function sessionResponse(
  { clientId, session }: StartedSession,
  readClient: ReadClient,
): Promise<SessionResponse> {
  return {
    client: await readClient(clientId),
    client_token: session.clientToken,
    device_token: session.deviceToken,
    session: session.session,
    expiresAt: session.expiresAt.toISOString(),
  }
}

/** Returns the same failure for a wrong code, an expired one, one of another phone, and a phone that no client has. */
export function wrongCodeFailure(details?: Record<string, string>): FailureError {
  return new FailureError('code_wrong', 'The code is wrong, used or over.', details ? { details } : {})
}

/** Returns the failure for an exceeded limit of attempts. */
export function tooManyAttemptsFailure(retryAfterSeconds: number): FailureError {
  return new FailureError('too_many_requests', 'Too many attempts.', { details: { retryAfterSeconds } })
}

/** Returns the failure for a password that is among the commonest. */
export function commonPasswordFailure(): FailureError {
  return new FailureError('password_too_common', 'The password is among the commonest.')
}

/** Returns the failure for a client with a second factor who sent none. */
export function secondFactorFailure(): FailureError {
  return new FailureError('second_factor_required', 'The client has a second factor.')
}

/** Returns the same failure for a wrong code of the app, a used one, and a wrong or used recovery code. */
export function wrongFactorFailure(): FailureError {
  return new FailureError('second_factor_wrong', 'The code is wrong or was used.')
}
