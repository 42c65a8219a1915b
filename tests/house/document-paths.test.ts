import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const DOCUMENTS = [
  'README.md',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
]
/** A path in backticks: below one of our folders, or any with a folder and the ending of a source file. */
const OURS = /^(app|bench|components|docs|documents|e2e|lib|messages|provider|public|scripts|server|tests)\/[^\s`]*$/
const SOURCE = /^[\w.-]+\/[^\s`]*\.(ts|tsx|mjs|cjs|css|sql)$/

// Of a pattern such as `messages/*/failure.json` the fixed folder must exist.
function fixedPart(path: string): string {
  const start = path.search(/[*{<…]/)
  return start < 0 ? path : path.slice(0, path.lastIndexOf('/', start) + 1)
}

describe('the documents', () => {
  it.each(DOCUMENTS)('%s names paths that exist', (document) => {
    const quoted = [...readFileSync(document, 'utf8').matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text)
    const paths = quoted.filter((text) => OURS.test(text) || SOURCE.test(text))
    expect(paths.filter((path) => !existsSync(fixedPart(path)))).toEqual([])
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
