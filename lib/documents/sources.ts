import 'server-only'
import type { Locale } from '@/lib/i18n/routing'
import type { DocumentName } from './document-text'

// Bundled with the build: the texts a visitor agrees to are exactly those of the release, whatever the working folder
// of the process. Each text is its own chunk, read when it is asked for. The `?raw` rule stands in next.config.ts.
// No `import: 'default'`: a production build of Turbopack 16.4 then drops the export as unused and answers undefined.
const SOURCES = import.meta.glob<{ default: string }>('../../documents/*/*/*.md', { query: '?raw' })

const SOURCE_PATH = /\/documents\/([^/]+)\/([^/]+)\/(\d{4}-\d{2}-\d{2})\.md$/

type Source = { locale: string; document: string; version: string; read: () => Promise<{ default: string }> }

const sources: Source[] = Object.entries(SOURCES).map(([path, read]) => {
  const [, locale, document, version] = SOURCE_PATH.exec(path) ?? []
  if (!locale || !document || !version)
    throw new Error(`${path} is not documents/<language>/<document>/<YYYY-MM-DD>.md`)
  return { locale, document, version, read }
})

/** Dates of a document's versions in one language, newest first. */
export function listSources(locale: Locale, document: DocumentName): string[] {
  return sources
    .filter((source) => source.locale === locale && source.document === document)
    .map((source) => source.version)
    .sort()
    .reverse()
}

/** The Markdown of one version, or null when there is none. */
export async function findSource(locale: Locale, document: DocumentName, version: string): Promise<string | null> {
  const source = sources.find((s) => s.locale === locale && s.document === document && s.version === version)
  return source ? (await source.read()).default : null
}
