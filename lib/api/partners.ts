import 'server-only'
import type { Locale } from '@/lib/i18n/routing'
import { CONSENTS_HEADER } from '@/provider/contract/callback'
import { type PartnerRequest, PartnerRequestAnswer } from '@/provider/contract/content'
import { callProvider } from './call-provider'
import { visitorHeaders } from './visitor-headers'

type Sender = {
  /** `document@version` pairs, joined by commas. */
  consents: string
  /** In which the branch answers. */
  language: Locale
  visitor: Headers
}

/** Asks to become a partner. @throws {ProviderError} `consent_required` … */
export async function requestPartnership(
  request: PartnerRequest,
  { consents, language, visitor }: Sender,
): Promise<void> {
  await callProvider({
    path: '/sun/v2/partners/requests',
    method: 'POST',
    body: request,
    answer: PartnerRequestAnswer,
    headers: { [CONSENTS_HEADER]: consents, ...visitorHeaders(visitor) },
    language,
  })
}
