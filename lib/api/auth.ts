import 'server-only'
import {
  CodeAnswer,
  type CodeRequest,
  type LoginRequest,
  LogoutAnswer,
  type RegistrationRequest,
  type RenewPasswordRequest,
  SessionAnswer,
} from '@/provider/contract/auth'
import { CONSENTS_HEADER } from '@/provider/contract/rules/headers'
import { callProvider } from './call-provider'
import type { Sender } from './sender'
import type { Session } from './session'
import { visitorHeaders } from './visitor-headers'

type Guest = Pick<Sender, 'language' | 'visitor'>

/** Sends a code to the phone if it may have one; the answer does not tell. @throws {ProviderError} `too_many_requests` */
export function askCode(body: CodeRequest, { language, visitor }: Guest): Promise<CodeAnswer> {
  const headers = visitorHeaders(visitor)
  return callProvider({ path: '/auth-client/code', method: 'POST', body, answer: CodeAnswer, headers, language })
}

/** @throws {ProviderError} `code_wrong`, `already_registered`, `password_too_common`, `consent_required` */
export function register(body: RegistrationRequest, { consents, language, visitor }: Sender): Promise<SessionAnswer> {
  const headers = { [CONSENTS_HEADER]: consents, ...visitorHeaders(visitor) }
  return begin('/auth-client/registration', body, headers, language)
}

/** @throws {ProviderError} `code_wrong`, `password_too_common` */
export function renewPassword(body: RenewPasswordRequest, { language, visitor }: Guest): Promise<SessionAnswer> {
  return begin('/auth-client/renew_password', body, visitorHeaders(visitor), language)
}

/** @throws {ProviderError} `credentials_not_found`, `too_many_requests` */
export function logIn(body: LoginRequest, { language, visitor }: Guest): Promise<SessionAnswer> {
  return begin('/auth-client/login', body, visitorHeaders(visitor), language)
}

/** Ends the session for good. @throws {ProviderError} `unavailable` */
export async function logOut(session: Session): Promise<void> {
  await callProvider({ path: '/auth-client/logout', answer: LogoutAnswer, session, language: null })
}

function begin(
  path: `/${string}`,
  body: unknown,
  headers: Record<string, string>,
  language: string,
): Promise<SessionAnswer> {
  return callProvider({ path, method: 'POST', body, answer: SessionAnswer, headers, language })
}
