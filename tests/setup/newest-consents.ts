import { readdirSync } from 'node:fs'
import type { Consent } from '@/provider/contract/bookings'

/** The newest texts, which a site with the clock of the machine shows; of a folder of `documents/`. */
export function newestConsents(...documents: Consent['document'][]): Consent[] {
  return documents.map((document) => {
    const [version = ''] = readdirSync(`documents/ru/${document}`).sort().reverse()
    return { document, version: version.replace('.md', '') }
  })
}

/** Of whoever leaves a name and a phone, as the header has them. */
export const NEWEST_HEADER = newestConsents('privacy_policy', 'personal_data_agreement')
  .map(({ document, version }) => `${document}@${version}`)
  .join(',')
