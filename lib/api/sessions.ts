import 'server-only'
import { EndedAnswer, SessionsAnswer } from '@/provider/contract/sessions'
import { type Caller, callOwn } from './client-door'
import { readSection } from './read-section'
import type { Session } from './session'

export function readSessions(session: Session): Promise<SessionsAnswer> {
  return readSection('sessions', SessionsAnswer, session)
}

/** @throws {ProviderError} `not_found`, `conflict` for the one that asks */
export function endSession(id: string, caller: Caller): Promise<EndedAnswer> {
  return callOwn({ path: `sessions/${encodeURIComponent(id)}`, method: 'DELETE', answer: EndedAnswer }, caller)
}

export function endOtherSessions(caller: Caller): Promise<EndedAnswer> {
  return callOwn({ path: 'sessions', method: 'DELETE', answer: EndedAnswer }, caller)
}
