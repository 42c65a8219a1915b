import type { Locale } from '@/lib/i18n/routing'

/** Who writes to the branch. */
export type Sender = {
  /** `document@version` pairs, joined by commas. */
  consents: string
  /** In which the branch answers. */
  language: Locale
  visitor: Headers
}
