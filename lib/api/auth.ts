import 'server-only'
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
import type { Sender } from './doors/sender'
import { type Caller, callOwn } from './provider/call-own'
import { callProvider } from './provider/call-provider'
import { deviceHeaders, visitorHeaders } from './provider/headers'

type Guest = Pick<Sender, 'language' | 'visitor'>
/** `session`: of the cookie that the answer overwrites. The provider ends it, whoever's it was. */
type Replaced = { session: string | null }

/**
 * Sends a code to the phone if it may have one; the answer does not tell.
 *
 * @throws {ProviderError} `too_many_requests`
 */
export function askCode(body: CodeRequest, { language, visitor }: Guest): Promise<CodeResponse> {
  const headers = visitorHeaders(visitor)
  return callProvider({ path: '/auth-client/code', method: 'POST', body, answer: CodeResponse, headers, language })
}

/** @throws {ProviderError} `code_wrong`, `already_registered`, `password_too_common`, `consent_required` */
export function register(body: RegistrationRequest, sender: Sender & Replaced): Promise<SessionResponse> {
  return begin('/auth-client/registration', body, sender, { [CONSENTS_HEADER]: sender.consents })
}

/** @throws {ProviderError} `code_wrong`, `password_too_common` */
export function renewPassword(body: RenewPasswordRequest, guest: Guest & Replaced): Promise<SessionResponse> {
  return begin('/auth-client/renew_password', body, guest)
}

/** @throws {ProviderError} `credentials_not_found`, `too_many_requests` */
export function logIn(body: LoginRequest, guest: Guest & Replaced): Promise<SessionResponse> {
  return begin('/auth-client/login', body, guest)
}

/**
 * Ends the session for good.
 *
 * @param headers of the visitor, as `visitorHeaders` makes them
 * @throws {ProviderError} `unavailable`
 */
export async function logOut(session: Session, headers: Record<string, string>): Promise<void> {
  await callProvider({ path: '/auth-client/logout', answer: LogoutResponse, session, headers, language: null })
}

/** @throws {ProviderError} `too_many_requests`, `code_wrong`, `step_up_required`, `conflict` */
export function askOwnCode(body: OwnCodeRequest, caller: Caller): Promise<CodeResponse> {
  return callOwn({ path: 'settings/code', body, answer: CodeResponse }, caller)
}

/** @throws {ProviderError} `code_wrong`, `already_registered` */
export function changePhone(body: PhoneChange, caller: Caller) {
  return callOwn({ path: 'settings/phone', body, answer: PhoneResponse }, caller)
}

/** @throws {ProviderError} `code_wrong`, `step_up_required` */
export function changeEmail(body: EmailChange, caller: Caller): Promise<EmailResponse> {
  return callOwn({ path: 'settings/email', body, answer: EmailResponse }, caller)
}

/** @throws {ProviderError} `password_wrong`, `password_too_common`, `too_many_requests` */
export function changePassword(body: PasswordChange, caller: Caller): Promise<SessionResponse> {
  return callOwn({ path: 'settings/password', ...newSession(body, caller) }, caller)
}

/** @throws {ProviderError} `password_wrong`, `code_wrong`, `too_many_requests` */
export function stepUp(body: StepUpRequest, caller: Caller): Promise<SessionResponse> {
  return callOwn({ path: 'step_up', ...newSession(body, caller) }, caller)
}

function begin(
  path: `/${string}`,
  body: unknown,
  { language, visitor, session }: Guest & Replaced,
  extra: Record<string, string> = {},
): Promise<SessionResponse> {
  const headers = { ...deviceHeaders(visitor), ...extra, ...(session === null ? {} : { [SESSION_HEADER]: session }) }
  return callProvider({ path, method: 'POST', body, answer: SessionResponse, headers, language })
}

/** A call that begins a session tells in what browser. */
function newSession(body: PasswordChange | StepUpRequest, { visitor }: Caller) {
  return { body, answer: SessionResponse, headers: deviceHeaders(visitor) }
}
