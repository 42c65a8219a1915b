import { CONSENTS_HEADER } from '@/provider/contract/rules/headers'

export type Sending = {
  /** `document@version` pairs, joined by commas. */
  consents: string
  /** Of the page, in which the branch answers. */
  language: string
}

export function consentHeaders({ consents, language }: Sending): Record<string, string> {
  return { 'accept-language': language, [CONSENTS_HEADER]: consents }
}
