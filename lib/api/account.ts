import 'server-only'
import { ClientResponse } from '@/provider/contract/account'
import { callProvider } from './call-provider'
import type { Session } from './session'
import { visitorHeaders } from './visitor-headers'

/**
 * The session's own client.
 *
 * @param visitor headers of a door's request, where nobody reads the texts of the answer; a page has none to pass on
 * @throws {ProviderError} `unauthenticated` for a session that is over.
 */
export function readClient(session: Session, visitor?: Headers): Promise<ClientResponse> {
  const door = visitor ? { headers: visitorHeaders(visitor), language: null } : {}
  return callProvider({ path: '/auth-client/client', answer: ClientResponse, session, ...door })
}
