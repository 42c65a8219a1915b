import type { DocumentName } from './document-text'

/** Texts whose earlier versions have addresses (specification §2). */
export const ARCHIVED = ['privacy_policy', 'rentalterms'] as const satisfies DocumentName[]
export type ArchivedName = (typeof ARCHIVED)[number]

export function isArchived(document: DocumentName): document is ArchivedName {
  return ARCHIVED.some((name) => name === document)
}

export function archiveHref(document: ArchivedName): `/${ArchivedName}_archive/` {
  return `/${document}_archive/`
}

export function versionHref(document: ArchivedName, version: string): `/${ArchivedName}/components/${string}/` {
  return `/${document}/components/${version}/`
}
