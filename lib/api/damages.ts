import 'server-only'
import { DamagesResponse } from '@/provider/contract/debts'
import type { Session } from './auth-session'
import { readSection } from './provider/read-section'

export function readDamages(session: Session): Promise<DamagesResponse> {
  return readSection('damages', DamagesResponse, session)
}
