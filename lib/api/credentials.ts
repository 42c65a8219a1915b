import 'server-only'
import {
  CodeResponse,
  type EmailChange,
  EmailResponse,
  type OwnCodeRequest,
  type PasswordChange,
  type PhoneChange,
  PhoneResponse,
  SessionResponse,
  type StepUpRequest,
} from '@/provider/contract/auth'
import { type Caller, callOwn } from './doors/client-door'
import { deviceHeaders } from './provider/headers'

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

/** A call that begins a session tells in what browser. */
function newSession(body: PasswordChange | StepUpRequest, { visitor }: Caller) {
  return { body, answer: SessionResponse, headers: deviceHeaders(visitor) }
}
