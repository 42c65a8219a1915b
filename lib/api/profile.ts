import 'server-only'
import type { Client } from '@/lib/auth/actors'
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
import { callOwn, sessionCall } from './provider/call-own'
import { streamProvider } from './provider/call-provider'
import { readSection } from './provider/read-section'

export function readProfile(session: Session): Promise<ProfileResponse> {
  return readSection('settings', ProfileResponse, session)
}

export function changeName(body: NameChange, client: Client): Promise<NameResponse> {
  return callOwn({ path: 'settings/name', body, schema: NameResponse }, client)
}

/** @throws {ProviderError} `consent_required` */
export function changeNotices(body: NoticesChange, client: Client) {
  return callOwn({ path: 'settings/notices', body, schema: NoticesResponse }, client)
}

export function withdrawMarketing(client: Client) {
  return callOwn({ path: 'settings/marketing', method: 'DELETE', schema: WithdrawalResponse }, client)
}

/** @throws {ProviderError} `step_up_required`, `deletion_refused` */
export function deleteAccount(client: Client) {
  return callOwn({ path: 'client', method: 'DELETE', schema: DeletionResponse }, client)
}

/** A zip. @throws {ProviderError} `step_up_required`, `conflict`, `too_many_requests` */
export function streamExport(client: Client, signal: AbortSignal): Promise<Response> {
  return streamProvider({ path: '/auth-client/export', method: 'POST', ...sessionCall(client) }, signal)
}
