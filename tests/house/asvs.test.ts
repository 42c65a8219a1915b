import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ASVS_LEVELS } from '@/tests/setup/asvs-levels'

const STATES = ['met', 'in part', 'missing', 'not applicable'] as const
const ROW = /^\| (\d+\.\d+\.\d+) \| ([12]) \| (.+?) \| (.+?) \| (.+) \|$/gm
/** `path`: "title", or 'title' when it holds quotation marks. */
const NAMED = /`((?:tests|e2e)\/[^`]+\.(?:test|spec)\.tsx?)`(?:: (?:"([^"]+)"|'([^']+)'))?/g

const page = readFileSync('docs/asvs.md', 'utf8')
const security = readFileSync('docs/security.md', 'utf8')
const rows = [...page.matchAll(ROW)].map(([, number = '', level = '', , state = '', proof = '']) => {
  return { number, level, state, proof }
})

/** Every requirement of levels 1 and 2, `6.2.4 of level 1`. */
const required = Object.entries(ASVS_LEVELS).flatMap(([section, levels]) =>
  [...levels].flatMap((level, index) => (level === '3' ? [] : [`${section}.${index + 1} of level ${level}`])),
)

/** Titles of tests in a file, with their placeholders, and names of the rows of a table of tests. */
function titlesIn(source: string) {
  const titles = (before: string, after = '\\s*,') =>
    [...source.matchAll(new RegExp(`${before}\\s*(['"\`])((?:\\\\.|(?!\\1)[^\\\\])+)\\1${after}`, 'g'))].map(
      ([, , text = '']) => text.replace(/\\(['"`])/g, '$1'),
    )
  return { groups: titles('describe\\('), own: [...titles('\\('), ...titles('\\bname:', '')] }
}

/** A short title stands behind the one of its group. */
function hasTitle(file: string, title: string): boolean {
  const { groups, own } = titlesIn(readFileSync(file, 'utf8'))
  return own.some((text) => title === text || groups.some((group) => title === `${group} ${text}`))
}

/** What a text names that is not there. */
function missingIn(text: string): string[] {
  return [...text.matchAll(NAMED)].flatMap(([named, file = '', double, single]) => {
    const title = double ?? single
    if (!existsSync(file)) return [named]
    return title === undefined || hasTitle(file, title) ? [] : [named]
  })
}

describe('docs/asvs.md', () => {
  it('has every requirement of levels 1 and 2 once, under its level, and no other', () => {
    expect(required.length).toBe(253)
    expect(rows.map(({ number, level }) => `${number} of level ${level}`)).toEqual(required)
  })

  it('gives each a state, and what is met a place where it can be seen', () => {
    expect(rows.filter(({ state }) => !STATES.some((one) => one === state))).toEqual([])
    const bare = rows.filter(({ state, proof }) => state === 'met' && !/`|^The same/.test(proof))
    expect(bare.map(({ number }) => number)).toEqual([])
  })

  it('counts them in its head as they stand below', () => {
    const countOf = (level: string, state: string) =>
      rows.filter((row) => row.state === state && (level === 'both' || row.level === level)).length
    const counted = ['1', '2', 'both'].map((level) => {
      const counts = STATES.map((state) => countOf(level, state))
      return [level, ...counts, counts.reduce((sum, count) => sum + count, 0)].join(' | ')
    })
    expect([...page.matchAll(/^\| ((?:1|2|both) \| [\d |]+) \|$/gm)].map(([, line]) => line)).toEqual(counted)
  })

  it('lists in its head everything that is missing or met in part', () => {
    const head = page.slice(0, page.indexOf('\n## 1 '))
    const open = rows.filter(({ state }) => state === 'missing' || state === 'in part').map(({ number }) => number)
    expect(open.filter((number) => !new RegExp(`(?<![\\d.])${number}(?![\\d.]\\d)(?!\\d)`).test(head))).toEqual([])
  })

  it('names tests that exist, by titles that they have', () => {
    expect(rows.filter(({ proof }) => proof.match(NAMED)).length).toBeGreaterThan(100)
    expect(missingIn(page)).toEqual([])
  })

  it('would notice a test that is gone or has another title', () => {
    const own = '`tests/house/asvs.test.ts`'
    expect(missingIn(`${own}: "counts them in its head as they stand below"`)).toEqual([])
    expect(missingIn(`${own}: "docs/asvs.md counts them in its head as they stand below"`)).toEqual([])
    expect(missingIn(`${own}: "counts them"; \`tests/house/gone.test.ts\``)).toHaveLength(2)
  })
})

describe('docs/security.md', () => {
  it('names tests that exist, by titles that they have', () => {
    expect(missingIn(security)).toEqual([])
  })

  it('counts its 84 requirements as they stand below', () => {
    const states = [...security.matchAll(/^\| (\d+) \| .+? \| (met|in part|missing) \| /gm)]
    expect(states.map(([, number]) => Number(number))).toEqual(Array.from({ length: 84 }, (_, index) => index + 1))
    const [met, inPart, missing] = ['met', 'in part', 'missing'].map(
      (state) => states.filter(([, , one]) => one === state).length,
    )
    expect(security).toContain(`Counted: met ${met}, in part ${inPart}, missing ${missing}.`)
  })
})
