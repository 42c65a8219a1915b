import 'server-only'
import type { Locale } from '@/lib/i18n/routing'
import { archivedDocument } from './archived-document'
import { type ArchivedName, isArchived } from './archives'
import { compareVersions, type SectionChange } from './compare-versions'
import type { DocumentText } from './document-text'
import { listVersions } from './versions'

export type DocumentHistory = {
  document: ArchivedName
  /** The newest first; that one is in force. */
  versions: string[]
  /** Of this text against the version before it. */
  changes: SectionChange[]
}

/** What came before a text; null for one without an archive. @throws {ProviderError} `unavailable` */
export async function documentHistory(text: DocumentText, locale: Locale): Promise<DocumentHistory | null> {
  const { document } = text
  if (!isArchived(document)) return null
  const versions = listVersions(document)
  const before = versions[versions.indexOf(text.version) + 1]
  const older = before ? await archivedDocument(document, before, locale) : null
  return { document, versions, changes: older ? compareVersions(text, older) : [] }
}
