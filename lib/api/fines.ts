import 'server-only'
import { FinesResponse } from '@/provider/contract/debts'
import { readSection } from './read-section'
import type { Session } from './session'

export function readFines(session: Session): Promise<FinesResponse> {
  return readSection('fines', FinesResponse, session)
}
