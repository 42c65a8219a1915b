import 'server-only'
import { OffersResponse } from '@/provider/contract/offers'
import type { Session } from './auth-session'
import { readSection } from './provider/read-section'

export function readOffers(session: Session): Promise<OffersResponse> {
  return readSection('offers', OffersResponse, session)
}
