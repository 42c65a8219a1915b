import 'server-only'
import type { Client } from '@/lib/auth/actors'
import { EndedResponse, SessionsResponse } from '@/provider/contract/sessions'
import type { Session } from './auth-session'
import { callOwn } from './provider/call-own'
import { readSection } from './provider/read-section'

export function readSessions(session: Session): Promise<SessionsResponse> {
  return readSection('sessions', SessionsResponse, session)
}

/** @throws {ProviderError} `not_found`, `conflict` for the one that asks */
export function endSession(id: string, client: Client): Promise<EndedResponse> {
  return callOwn({ path: `sessions/${encodeURIComponent(id)}`, method: 'DELETE', schema: EndedResponse }, client)
}

export function endOtherSessions(client: Client): Promise<EndedResponse> {
  return callOwn({ path: 'sessions', method: 'DELETE', schema: EndedResponse }, client)
}
