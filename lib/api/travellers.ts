import 'server-only'
import { TravellersAnswer } from '@/provider/contract/travellers'
import { readSection } from './read-section'
import type { Session } from './session'

export function readTravellers(session: Session): Promise<TravellersAnswer> {
  return readSection('travellers', TravellersAnswer, session)
}
