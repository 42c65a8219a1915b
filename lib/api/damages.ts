import 'server-only'
import { DamagesResponse } from '@/provider/contract/debts'
import { readSection } from './read-section'
import type { Session } from './session'

export function readDamages(session: Session): Promise<DamagesResponse> {
  return readSection('damages', DamagesResponse, session)
}
