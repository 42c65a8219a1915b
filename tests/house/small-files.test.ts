import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** A file of `lib` that one other file imports belongs into that one, up to this length. */
const LINES_MAX = 15

/** Small files with one importer or none, by the reason that keeps them apart. */
const ALLOWED_FILES: readonly { reason: string; files: string[] }[] = [
  {
    reason: 'calls of another program: one file for each subject',
    files: [
      'lib/api/photos.ts',
      'lib/api/travellers.ts',
      'lib/browser-api/claim-booking.ts',
      'lib/browser-api/debts.ts',
      'lib/browser-api/own-lists.ts',
      'lib/browser-api/partners.ts',
    ],
  },
  {
    reason: 'rules of a form are in lib (docs/architecture.md)',
    files: ['lib/callback/callback-rules.ts', 'lib/debts/dispute-rules.ts'],
  },
  {
    reason: 'a pure rule with tests of its own, which would need React beside its importer',
    files: [
      'lib/bookings/same-rental.ts',
      'lib/cars/season-dates.ts',
      'lib/faq/matches-query.ts',
      'lib/partners/partner-link.ts',
    ],
  },
  {
    reason: 'a rule of a subject, or a value that tests import; a page, a layout or the middleware cannot export it',
    files: [
      'lib/cars/popular.ts',
      'lib/long-term/mask-plate.ts',
      'lib/routing/chosen-page.ts',
      'lib/routing/public-routes.ts',
    ],
  },
  {
    reason: 'has a clock and tests of its own, its importer has everything else about a call',
    files: ['lib/api/provider/read-retry-after.ts'],
  },
  { reason: 'server/ sees the contract through lib alone', files: ['lib/logging/log-policy.ts'] },
  { reason: 'next-intl finds it by its address', files: ['lib/i18n/request.ts'] },
]

const IMPORT = /\b(?:from|import)\s*\(?\s*'((?:@\/|\.)[^']+)'/g

describe('a small file of lib', () => {
  it('has several importers, or a reason of its own', () => {
    const sources = new Map(siteFiles().map((file) => [file, readFileSync(file, 'utf8')]))
    expect(filesOfOneImporter(sources)).toEqual(ALLOWED_FILES.flatMap(({ files }) => files).sort())
  })

  it('is found by the imports of others, however they are written', () => {
    const small = 'export const RULE = 1\n'
    const sources = new Map([
      ['lib/a/alone.ts', small],
      ['lib/a/shared.ts', small],
      ['lib/a/long.ts', small.repeat(LINES_MAX + 1)],
      ['lib/b.ts', `${small.repeat(LINES_MAX)}import { RULE } from './a/alone'\nvoid import('./a/shared')\n`],
      ['components/b.tsx', "import type { Rule } from '@/lib/a/shared'\n"],
    ])
    expect(filesOfOneImporter(sources)).toEqual(['lib/a/alone.ts'])
  })
})

function filesOfOneImporter(sources: ReadonlyMap<string, string>): string[] {
  const importers = new Map<string, number>()
  for (const [file, source] of sources)
    for (const target of new Set(importedBy(file, source))) importers.set(target, (importers.get(target) ?? 0) + 1)
  return [...sources]
    .filter(([file, source]) => file.startsWith('lib/') && source.trimEnd().split('\n').length <= LINES_MAX)
    .map(([file]) => file)
    .filter((file) => (importers.get(file.replace(/\.tsx?$/, '')) ?? 0) < 2)
    .sort()
}

/** Paths without an ending, as imports name them. */
function importedBy(file: string, source: string): string[] {
  return [...source.matchAll(IMPORT)].map(([, name = '']) =>
    name.startsWith('@/') ? name.slice(2) : join(dirname(file), name),
  )
}

function siteFiles(): string[] {
  const folders = ['app', 'components', 'lib', 'server', 'telemetry'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)),
  )
  const roots = readdirSync('.').filter((name) => /^(middleware|next\.config|instrumentation.*)\.ts$/.test(name))
  return [...folders, ...roots].filter((file) => /\.tsx?$/.test(file))
}
