import 'server-only'
import { z } from 'zod'
import type { Locale } from '@/lib/i18n/routing'
import type { Settings } from '@/provider/contract/settings'
import type { DocumentName, DocumentText } from './document-text'
import { fillPlaceholders } from './fill-placeholders'
import { parseDocument } from './parse-document'
import { findSource } from './sources'

const FrontMatter = z.strictObject({
  version: z.iso.date(),
  title: z.string().min(1),
  description: z.string().min(1),
  changes: z.string().min(1),
})

type Wanted = { document: DocumentName; version: string; locale: Locale; settings: Settings }

/**
 * One version of a document, filled and parsed; null when there is no such version.
 *
 * @throws when the text itself is broken: tests read every file, so that this cannot reach a visitor.
 */
export async function loadDocument({ document, version, locale, settings }: Wanted): Promise<DocumentText | null> {
  const source = await findSource(locale, document, version)
  if (source === null) return null

  const { head, body } = splitSource(source)
  if (head.version !== version) throw new Error(`${locale}/${document}/${version}.md says version ${head.version}`)
  const fill = (text: string) => fillPlaceholders(text, settings, locale)
  return {
    document,
    version,
    title: fill(head.title),
    description: fill(head.description),
    changes: fill(head.changes),
    ...parseDocument(body, fill),
  }
}

/** Front matter is `key: value` lines between two `---`. */
function splitSource(source: string): { head: z.infer<typeof FrontMatter>; body: string } {
  const [, head, body] = /^---\n([\s\S]+?)\n---\n([\s\S]+)$/.exec(source) ?? []
  if (!head || !body) throw new Error('A legal text starts with front matter')
  const pairs = head.split('\n').map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1).trim()]
  })
  return { head: FrontMatter.parse(Object.fromEntries(pairs)), body }
}
