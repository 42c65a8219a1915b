import 'server-only'
import { OffersResponse } from '@/provider/contract/offers'
import { readSection } from './read-section'
import type { Session } from './session'

export function readOffers(session: Session): Promise<OffersResponse> {
  return readSection('offers', OffersResponse, session)
}
