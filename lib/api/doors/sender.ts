import 'server-only'
import type { Locale } from '@/lib/i18n/routing'
import { readConsents } from './read-consents'
import { readLanguage } from './read-language'

/** Who writes to the branch. */
export type Sender = {
  /** `document@version` pairs, joined by commas. */
  consents: string
  /** In which the branch answers. */
  language: Locale
  visitor: Headers
}

/** @throws {DoorError} `consent_required` */
export function readSender(request: Request): Sender {
  return { consents: readConsents(request), language: readLanguage(request), visitor: request.headers }
}
