import 'server-only'
import { cache } from 'react'
import { requireSettings } from '@/lib/api/settings'
import type { Locale } from '@/lib/i18n/routing'
import type { ArchivedName } from './archives'
import type { DocumentText } from './document-text'
import { loadDocument } from './load-document'
import { listVersions } from './versions'

/**
 * One version of a text that has an archive, or null when there is none of that date; read once per request.
 *
 * @throws {ProviderError} `unavailable` when the settings were never heard.
 */
export const archivedDocument = cache(
  async (document: ArchivedName, version: string, locale: Locale): Promise<DocumentText | null> => {
    // Whatever stands in the address: only dates of ours are looked for.
    if (!listVersions(document).includes(version)) return null
    return loadDocument({ document, version, locale, settings: await requireSettings(locale) })
  },
)

/** Every version of a text, the newest first. @throws {ProviderError} `unavailable` */
export async function listArchive(document: ArchivedName, locale: Locale): Promise<DocumentText[]> {
  const texts = await Promise.all(listVersions(document).map((version) => archivedDocument(document, version, locale)))
  return texts.flatMap((text) => text ?? [])
}
