import 'server-only'
import { CallbackAnswer, type CallbackRequest, CONSENTS_HEADER } from '@/provider/contract/callback'
import { callProvider } from './call-provider'
import { visitorHeaders } from './visitor-headers'

/** Asks the branch to call back. @throws {ProviderError} `consent_required`, `too_many_requests` … */
export async function requestCallback(request: CallbackRequest, consents: string, visitor: Headers): Promise<void> {
  await callProvider({
    path: '/sun/v2/callback',
    method: 'POST',
    body: request,
    answer: CallbackAnswer,
    headers: { [CONSENTS_HEADER]: consents, ...visitorHeaders(visitor) },
    // The door passes no texts on.
    language: 'ru',
  })
}
