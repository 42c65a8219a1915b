import 'server-only'
import { MilesAnswer } from '@/provider/contract/miles'
import { readSection } from './read-section'
import type { Session } from './session'

/** Miles that came in. */
export function readCharge(session: Session): Promise<MilesAnswer> {
  return readSection('charge', MilesAnswer, session)
}

/** Miles that went out. */
export function readSpend(session: Session): Promise<MilesAnswer> {
  return readSection('spend', MilesAnswer, session)
}
