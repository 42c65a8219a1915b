import 'server-only'
import type { RequestVisitor } from '@/lib/auth/actors'
import { type MessageRequest, MessageResponse } from '@/provider/contract/contacts'
import { CONSENTS_HEADER } from '@/provider/contract/rules/headers'
import { asClient } from './auth-session'
import { callProvider } from './provider/call-provider'
import { visitorHeaders } from './provider/headers'

/** Leaves a message with the branch. @throws {ProviderError} `consent_required` … */
export async function sendMessage(
  request: MessageRequest,
  { consents, language, requestHeaders, session }: RequestVisitor,
): Promise<void> {
  await callProvider({
    path: '/sun/v2/messages',
    method: 'POST',
    body: request,
    schema: MessageResponse,
    headers: { [CONSENTS_HEADER]: consents, ...visitorHeaders(requestHeaders) },
    language,
    ...asClient(session),
  })
}
