import 'server-only'
import { cache } from 'react'
import { requireSettings } from '@/lib/api/settings'
import type { Locale } from '@/lib/i18n/routing'
import type { DocumentName, DocumentText } from './document-text'
import { loadDocument } from './load-document'
import { currentVersion } from './versions'

/**
 * The text in force, read once per request for the page and its metadata.
 *
 * @throws {ProviderError} `unavailable` when the settings were never heard: without the company's details it is no document.
 */
export const currentDocument = cache(async (document: DocumentName, locale: Locale): Promise<DocumentText> => {
  const settings = await requireSettings(locale)
  const text = await loadDocument({ document, version: currentVersion(document), locale, settings })
  if (!text) throw new Error(`${document} has no text in ${locale}`)
  return text
})
