import 'server-only'
import { TravellersResponse } from '@/provider/contract/travellers'
import { readSection } from './read-section'
import type { Session } from './session'

export function readTravellers(session: Session): Promise<TravellersResponse> {
  return readSection('travellers', TravellersResponse, session)
}
