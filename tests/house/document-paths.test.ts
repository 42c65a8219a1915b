import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const DOCUMENTS = [
  'README.md',
  'CHANGELOG.md',
  ...['docs', 'docs/decisions', 'docs/operators', 'documents', 'provider/records'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
]
/** A path: below one of our folders, or any with a folder and the ending of a source file. */
const OURS =
  /^(app|bench|cluster|components|docs|documents|e2e|lib|messages|provider|public|scripts|server|tests)\/[^\s`]*$/
const SOURCE = /^[\w.-]+\/[^\s`]*\.(ts|tsx|mjs|cjs|css|sql)$/

// Of a pattern such as `messages/*/failure.json` the fixed folder must exist.
function fixedPart(path: string): string {
  const start = path.search(/[*{<…]/)
  return start < 0 ? path : path.slice(0, path.lastIndexOf('/', start) + 1)
}

/** The paths that a document names in backticks and in its diagrams. */
function pathsIn(text: string): string[] {
  const diagrams = [...text.matchAll(/^```\n(.*?)^```$/gms)].map(([, diagram = '']) => diagram)
  const prose = text.replace(/^```.*?^```$/gms, '')
  const quoted = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, quote = '']) => quote)
  return [...quoted, ...diagrams.flatMap((diagram) => diagram.split(/[\s,;:]+/))].filter(
    (entry) => OURS.test(entry) || SOURCE.test(entry),
  )
}

/** A README inside a folder names what lies beside it from there. */
const basesOf = (document: string) => ['.', dirname(document), dirname(dirname(document))]

describe('the documents', () => {
  it.each(DOCUMENTS)('%s names paths that exist', (document) => {
    const paths = pathsIn(readFileSync(document, 'utf8'))
    expect(paths.filter((path) => !basesOf(document).some((base) => existsSync(join(base, fixedPart(path)))))).toEqual(
      [],
    )
  })

  it('name them in prose and in diagrams', () => {
    const text =
      'See `lib/api/` and `npm test`.\n```\nlib/bookings ─► provider/app.ts  sun/v2/bookings\n```\n`docs/x.md`\n'
    expect(pathsIn(text)).toEqual(['lib/api/', 'docs/x.md', 'lib/bookings', 'provider/app.ts'])
  })

  it('list every decision in the index, once and in order', () => {
    const files = readdirSync('docs/decisions').filter((name) => /^\d{4}-.+\.md$/.test(name))
    const index = readFileSync('docs/decisions/README.md', 'utf8')
    const rows = [...index.matchAll(/^\| \[(\d{4})\]\((\d{4}-[^)]+\.md)\) \| (.+?) \|/gm)]
    expect(rows.map(([, , file]) => file)).toEqual(files.sort())
    const titles = files.map((file) => readFileSync(`docs/decisions/${file}`, 'utf8').split('\n', 1)[0])
    expect(titles).toEqual(rows.map(([, number, , title]) => `# ${Number(number)}. ${title}`))
  })

  it('keep a decision within 40 lines', () => {
    const files = readdirSync('docs/decisions').filter((name) => /^\d{4}-/.test(name))
    const long = files.filter(
      (file) => readFileSync(`docs/decisions/${file}`, 'utf8').trimEnd().split('\n').length > 40,
    )
    expect(long).toEqual([])
  })
})
