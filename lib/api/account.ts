import 'server-only'
import { ClientResponse } from '@/provider/contract/account'
import type { Session } from './auth-session'
import { callProvider } from './provider/call-provider'
import { visitorHeaders } from './provider/headers'

/**
 * The session's own client.
 *
 * @param visitor headers of a browser's request, where nobody reads the texts of the answer; a page has none to pass on
 * @throws {ProviderError} `unauthenticated` for a session that is over.
 */
export function readClient(session: Session, requestHeaders?: Headers): Promise<ClientResponse> {
  const callOptions = requestHeaders ? { headers: visitorHeaders(requestHeaders), language: null } : {}
  return callProvider({ path: '/auth-client/client', schema: ClientResponse, session, ...callOptions })
}
