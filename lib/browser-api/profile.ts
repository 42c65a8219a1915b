import { readAccount } from '@/lib/auth/stored-account'
import type {
  CodeResponse,
  EmailChange,
  OwnCodeRequest,
  PasswordChange,
  PhoneChange,
  StepUpRequest,
} from '@/provider/contract/auth'
import type { NameChange, NoticesChange } from '@/provider/contract/profile'
import { readCodeResponse, readStartedSession, type StartedSession } from './auth'
import { callDoor } from './call-door'
import { isRecord } from './is-record'
import { BrokenResponseError } from './rejection-error'
import { sendJson } from './send-json'

/** Browser side of `app/api/account/profile`; `language`: of the page. Each may be rejected as `unauthenticated`. */
type Language = { language: string }

/** @throws {RejectionError} `too_many_requests`, `code_wrong`, `step_up_required`, `conflict` */
export async function requestOwnCode(request: OwnCodeRequest, { language }: Language): Promise<CodeResponse> {
  const headers = { ...ownHeaders(), 'accept-language': language }
  return readCodeResponse(await sendJson('/api/account/profile/code/', request, { headers }))
}

/** @throws {RejectionError} `code_wrong`, `already_registered` */
export async function changePhone(change: PhoneChange): Promise<void> {
  await sendJson('/api/account/profile/phone/', change, { headers: ownHeaders() })
}

/** @throws {RejectionError} `code_wrong`, `step_up_required` */
export async function changeEmail(change: EmailChange): Promise<void> {
  await sendJson('/api/account/profile/email/', change, { headers: ownHeaders() })
}

/** @throws {RejectionError} `password_wrong`, `password_too_common`, `too_many_requests`, `step_up_required` */
export async function changePassword(change: PasswordChange): Promise<StartedSession> {
  return readStartedSession(await sendJson('/api/account/profile/password/', change, { headers: ownHeaders() }))
}

/** @throws {RejectionError} `password_wrong`, `code_wrong`, `too_many_requests` */
export async function stepUp(request: StepUpRequest): Promise<StartedSession> {
  return readStartedSession(await sendJson('/api/account/profile/step_up/', request, { headers: ownHeaders() }))
}

/** @returns whether the branch has to decide on it. */
export async function changeName(change: NameChange): Promise<'changed' | 'asked'> {
  const data = await sendJson('/api/account/profile/name/', change, { headers: ownHeaders() })
  if (!isRecord(data) || (data.state !== 'changed' && data.state !== 'asked'))
    throw new BrokenResponseError('unexpected')
  return data.state
}

/** @throws {RejectionError} `consent_required` */
export async function changeNotices(change: NoticesChange): Promise<void> {
  await sendJson('/api/account/profile/notices/', change, { headers: ownHeaders() })
}

export async function withdrawMarketing(): Promise<void> {
  await sendJson('/api/account/profile/marketing/', {}, { method: 'DELETE', headers: ownHeaders() })
}

/** @throws {RejectionError} `step_up_required`, `conflict`, `too_many_requests` */
export async function downloadExport({ language }: Language): Promise<Blob> {
  const headers = { ...ownHeaders(), 'accept-language': language }
  const response = await callDoor({ path: '/api/account/profile/export/', method: 'POST', body: {}, headers })
  return response.blob()
}

/** @throws {RejectionError} `step_up_required`, `deletion_refused` */
export async function deleteAccount(): Promise<void> {
  await sendJson('/api/account/profile/', {}, { method: 'DELETE', headers: ownHeaders() })
}

/** @throws {RejectionError} `not_found`: it is over already */
export async function endSession(id: string): Promise<void> {
  await sendJson(`/api/account/sessions/${id}/`, {}, { method: 'DELETE', headers: ownHeaders() })
}

export async function endOtherSessions(): Promise<void> {
  await sendJson('/api/account/sessions/', {}, { method: 'DELETE', headers: ownHeaders() })
}

/** The token of this moment: it is another one after each step-up. */
function ownHeaders(): Record<string, string> {
  const { client_token } = readAccount()
  return client_token === null ? {} : { authorization: `Bearer ${client_token}` }
}
