import 'server-only'
import { FinesAnswer } from '@/provider/contract/debts'
import { readSection } from './read-section'
import type { Session } from './session'

export function readFines(session: Session): Promise<FinesAnswer> {
  return readSection('fines', FinesAnswer, session)
}
