import 'server-only'
import { SessionsAnswer } from '@/provider/contract/sessions'
import { readSection } from './read-section'
import type { Session } from './session'

export function readSessions(session: Session): Promise<SessionsAnswer> {
  return readSection('sessions', SessionsAnswer, session)
}
