import 'server-only'
import {
  DeletionResponse,
  type NameChange,
  NameResponse,
  type NoticesChange,
  NoticesResponse,
  ProfileResponse,
  WithdrawalResponse,
} from '@/provider/contract/profile'
import type { Session } from './auth-session'
import { type Caller, callerOf, callOwn } from './provider/call-own'
import { streamProvider } from './provider/call-provider'
import { readSection } from './provider/read-section'

export function readProfile(session: Session): Promise<ProfileResponse> {
  return readSection('settings', ProfileResponse, session)
}

export function changeName(body: NameChange, caller: Caller): Promise<NameResponse> {
  return callOwn({ path: 'settings/name', body, answer: NameResponse }, caller)
}

/** @throws {ProviderError} `consent_required` */
export function changeNotices(body: NoticesChange, caller: Caller) {
  return callOwn({ path: 'settings/notices', body, answer: NoticesResponse }, caller)
}

export function withdrawMarketing(caller: Caller) {
  return callOwn({ path: 'settings/marketing', method: 'DELETE', answer: WithdrawalResponse }, caller)
}

/** @throws {ProviderError} `step_up_required`, `deletion_refused` */
export function deleteAccount(caller: Caller) {
  return callOwn({ path: 'client', method: 'DELETE', answer: DeletionResponse }, caller)
}

/** A zip. @throws {ProviderError} `step_up_required`, `conflict`, `too_many_requests` */
export function takeExport(caller: Caller, signal: AbortSignal): Promise<Response> {
  return streamProvider({ path: '/auth-client/export', method: 'POST', ...callerOf(caller) }, signal)
}
