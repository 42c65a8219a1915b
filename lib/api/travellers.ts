import 'server-only'
import { TravellersResponse } from '@/provider/contract/travellers'
import type { Session } from './auth-session'
import { readSection } from './provider/read-section'

export function readTravellers(session: Session): Promise<TravellersResponse> {
  return readSection('travellers', TravellersResponse, session)
}
