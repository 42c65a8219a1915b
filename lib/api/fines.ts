import 'server-only'
import { FinesResponse } from '@/provider/contract/debts'
import type { Session } from './auth-session'
import { readSection } from './provider/read-section'

export function readFines(session: Session): Promise<FinesResponse> {
  return readSection('fines', FinesResponse, session)
}
