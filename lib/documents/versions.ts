import 'server-only'
import { DOCUMENTS } from '@/provider/contract/bookings'
import type { DocumentName } from './document-text'
import { listSources } from './sources'

/** Dates of all versions, newest first. The Russian files decide: the Russian text prevails. */
export function listVersions(document: DocumentName): string[] {
  return listSources('ru', document)
}

/** The version in force: the newest one. A text is released on the day from which it applies. */
export function currentVersion(document: DocumentName): string {
  const [newest] = listVersions(document)
  if (!newest) throw new Error(`${document} has no version`)
  return newest
}

/** What a consent given today points to (`document@version`, PRODUCT §9); forms get it as a prop. */
export const CURRENT_VERSIONS = Object.fromEntries(
  DOCUMENTS.map((document) => [document, currentVersion(document)]),
) as Record<DocumentName, string>
