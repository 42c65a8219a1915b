import 'server-only'
import type { RequestVisitor } from '@/lib/auth/actors'
import { type PartnerRequest, PartnerRequestResponse } from '@/provider/contract/partners'
import { CONSENTS_HEADER } from '@/provider/contract/rules/headers'
import { asClient } from './auth-session'
import { callProvider } from './provider/call-provider'
import { visitorHeaders } from './provider/headers'

/** Asks to become a partner. @throws {ProviderError} `consent_required` … */
export async function requestPartnership(
  request: PartnerRequest,
  { consents, language, requestHeaders, session }: RequestVisitor,
): Promise<void> {
  await callProvider({
    path: '/sun/v2/partners/requests',
    method: 'POST',
    body: request,
    schema: PartnerRequestResponse,
    headers: { [CONSENTS_HEADER]: consents, ...visitorHeaders(requestHeaders) },
    language,
    ...asClient(session),
  })
}
