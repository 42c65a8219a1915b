import 'server-only'
import type { Client, ConsentingVisitor, Visitor } from '@/lib/auth/actors'
import {
  type CodeRequest,
  CodeResponse,
  type EmailChange,
  EmailResponse,
  type LoginRequest,
  LogoutResponse,
  type OwnCodeRequest,
  type PasswordChange,
  type PhoneChange,
  PhoneResponse,
  type RegistrationRequest,
  type RenewPasswordRequest,
  SessionResponse,
  type StepUpRequest,
} from '@/provider/contract/auth'
import { CONSENTS_HEADER } from '@/provider/contract/rules/headers'
import { SESSION_HEADER } from '@/provider/contract/rules/session-headers'
import type { Session } from './auth-session'
import { callOwn } from './provider/call-own'
import { callProvider } from './provider/call-provider'
import { visitorHeaders } from './provider/headers'

/** `session`: of the cookie that the answer overwrites. The provider ends it, whoever's it was. */
type Replaced = { session: string | null }

/**
 * Sends a code to the phone if it may have one; the answer does not tell.
 *
 * @throws {ProviderError} `too_many_requests`
 */
export function requestCode(body: CodeRequest, { language, requestHeaders }: Visitor): Promise<CodeResponse> {
  const headers = visitorHeaders(requestHeaders)
  return callProvider({ path: '/auth-client/code', method: 'POST', body, schema: CodeResponse, headers, language })
}

/** @throws {ProviderError} `code_wrong`, `already_registered`, `password_too_common`, `consent_required` */
export function register(body: RegistrationRequest, visitor: ConsentingVisitor & Replaced): Promise<SessionResponse> {
  return begin('/auth-client/registration', body, visitor, { [CONSENTS_HEADER]: visitor.consents })
}

/** @throws {ProviderError} `code_wrong`, `password_too_common` */
export function renewPassword(body: RenewPasswordRequest, visitor: Visitor & Replaced): Promise<SessionResponse> {
  return begin('/auth-client/renew_password', body, visitor)
}

/** @throws {ProviderError} `credentials_not_found`, `too_many_requests` */
export function logIn(body: LoginRequest, visitor: Visitor & Replaced): Promise<SessionResponse> {
  return begin('/auth-client/login', body, visitor)
}

/**
 * Ends the session for good.
 *
 * @param headers of the visitor, as `visitorHeaders` makes them
 * @throws {ProviderError} `unavailable`
 */
export async function logOut(session: Session, headers: Record<string, string>): Promise<void> {
  await callProvider({ path: '/auth-client/logout', schema: LogoutResponse, session, headers, language: null })
}

/** @throws {ProviderError} `too_many_requests`, `code_wrong`, `step_up_required`, `conflict` */
export function requestOwnCode(body: OwnCodeRequest, client: Client): Promise<CodeResponse> {
  return callOwn({ path: 'settings/code', body, schema: CodeResponse }, client)
}

/** @throws {ProviderError} `code_wrong`, `already_registered` */
export function changePhone(body: PhoneChange, client: Client) {
  return callOwn({ path: 'settings/phone', body, schema: PhoneResponse }, client)
}

/** @throws {ProviderError} `code_wrong`, `step_up_required` */
export function changeEmail(body: EmailChange, client: Client): Promise<EmailResponse> {
  return callOwn({ path: 'settings/email', body, schema: EmailResponse }, client)
}

/** @throws {ProviderError} `password_wrong`, `password_too_common`, `too_many_requests`, `step_up_required` */
export function changePassword(body: PasswordChange, client: Client): Promise<SessionResponse> {
  return callOwn({ path: 'settings/password', ...newSession(body, client) }, client)
}

/** @throws {ProviderError} `password_wrong`, `code_wrong`, `too_many_requests` */
export function stepUp(body: StepUpRequest, client: Client): Promise<SessionResponse> {
  return callOwn({ path: 'step_up', ...newSession(body, client) }, client)
}

function begin(
  path: `/${string}`,
  body: unknown,
  { language, requestHeaders, session }: Visitor & Replaced,
  extra: Record<string, string> = {},
): Promise<SessionResponse> {
  const headers = {
    ...visitorHeaders(requestHeaders),
    ...extra,
    ...(session === null ? {} : { [SESSION_HEADER]: session }),
  }
  return callProvider({ path, method: 'POST', body, schema: SessionResponse, headers, language })
}

/** A call that begins a session tells in what browser. */
function newSession(body: PasswordChange | StepUpRequest, { requestHeaders }: Client) {
  return { body, schema: SessionResponse, headers: visitorHeaders(requestHeaders) }
}
