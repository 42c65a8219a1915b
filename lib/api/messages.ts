import 'server-only'
import type { Locale } from '@/lib/i18n/routing'
import { CONSENTS_HEADER } from '@/provider/contract/callback'
import { MessageAnswer, type MessageRequest } from '@/provider/contract/messages'
import { callProvider } from './call-provider'
import { visitorHeaders } from './visitor-headers'

type Sender = {
  /** `document@version` pairs, joined by commas. */
  consents: string
  /** In which the branch answers. */
  language: Locale
  visitor: Headers
}

/** Leaves a message with the branch. @throws {ProviderError} `consent_required` … */
export async function sendMessage(request: MessageRequest, { consents, language, visitor }: Sender): Promise<void> {
  await callProvider({
    path: '/sun/v2/messages',
    method: 'POST',
    body: request,
    answer: MessageAnswer,
    headers: { [CONSENTS_HEADER]: consents, ...visitorHeaders(visitor) },
    language,
  })
}
