import 'server-only'
import type { RequestVisitor } from '@/lib/auth/actors'
import { type CallbackRequest, CallbackResponse } from '@/provider/contract/callback'
import { CONSENTS_HEADER } from '@/provider/contract/rules/headers'
import { asClient } from './auth-session'
import { callProvider } from './provider/call-provider'
import { visitorHeaders } from './provider/headers'

/** Asks the branch to call back. @throws {ProviderError} `consent_required`, `too_many_requests` … */
export async function requestCallback(
  request: CallbackRequest,
  { consents, requestHeaders, session }: RequestVisitor,
): Promise<void> {
  await callProvider({
    path: '/sun/v2/callback',
    method: 'POST',
    body: request,
    schema: CallbackResponse,
    headers: { [CONSENTS_HEADER]: consents, ...visitorHeaders(requestHeaders) },
    language: null,
    ...asClient(session),
  })
}
