import 'server-only'
import { DamagesAnswer } from '@/provider/contract/debts'
import { readSection } from './read-section'
import type { Session } from './session'

export function readDamages(session: Session): Promise<DamagesAnswer> {
  return readSection('damages', DamagesAnswer, session)
}
