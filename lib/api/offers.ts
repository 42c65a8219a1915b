import 'server-only'
import { OffersAnswer } from '@/provider/contract/offers'
import { readSection } from './read-section'
import type { Session } from './session'

export function readOffers(session: Session): Promise<OffersAnswer> {
  return readSection('offers', OffersAnswer, session)
}
