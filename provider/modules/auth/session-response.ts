import type { Client, SessionAnswer } from '@/provider/contract/auth'
import { FailureError } from '@/provider/failure-error'
import type { Begun } from './queries'

/** The five fields that a browser keeps. */
export type ClientOf = (clientId: number) => Promise<Client>

export async function answerSession({ clientId, session }: Begun, clientOf: ClientOf): Promise<SessionAnswer> {
  return {
    client: await clientOf(clientId),
    client_token: session.clientToken,
    device_token: session.deviceToken,
    session: session.session,
    expiresAt: session.expiresAt.toISOString(),
  }
}

/** The same for a wrong code, an old one, one of another phone, and a phone that nobody has. */
export function codeWrong(details?: Record<string, string>): FailureError {
  return new FailureError('code_wrong', 'The code is wrong, used or over.', details ? { details } : {})
}

export function tooMany(retryAfterSeconds: number): FailureError {
  return new FailureError('too_many_requests', 'Too many attempts.', { details: { retryAfterSeconds } })
}
