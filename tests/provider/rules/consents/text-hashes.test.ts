import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type AgreedDocument, textHashOf } from '@/provider/rules/consents/text-hashes'

const LANGUAGES = ['ru', 'en', 'zh-CN']
const VERSIONS = readdirSync('documents/ru').flatMap((document) =>
  readdirSync(join('documents/ru', document)).map((file) => ({ document, version: basename(file, '.md') })),
)

describe('the hash of a text that was agreed to', () => {
  it.each(VERSIONS)('is that of its files: $document@$version', ({ document, version }) => {
    const hash = createHash('sha256')
    for (const language of LANGUAGES)
      hash
        .update(`${language}\0`)
        .update(readFileSync(join('documents', language, document, `${version}.md`)))
        .update('\0')
    // A published text is never changed: it gets a new version, and that a line in text-hashes.ts.
    expect(textHashOf(document as AgreedDocument, version)).toBe(hash.digest('hex'))
  })

  it('is none for a text that was never published', () => {
    expect(textHashOf('privacy_policy', '2020-01-01')).toBeNull()
  })
})
