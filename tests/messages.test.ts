import { readdirSync, readFileSync } from 'node:fs'
import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { messageArguments } from './setup/message-arguments'

const LOCALES = ['ru', 'en', 'zh-CN'] as const
type Tree = { [key: string]: string | Tree }

const AREAS = readdirSync('messages/ru').map((file) => keyOf(file.replace('.json', '')))
const read = (locale: string, area: string): Tree =>
  JSON.parse(readFileSync(`messages/${locale}/${fileOf(area)}.json`, 'utf8'))

/** `long-term` → `longTerm`. */
function keyOf(file: string): string {
  return file.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function fileOf(area: string): string {
  return area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** `[path, text]` of every message of an area. */
function leaves(tree: Tree, prefix = ''): Array<[string, string]> {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : leaves(value, `${prefix}${key}.`),
  )
}

const sources = ['app', 'components', 'lib', 'provider/contract']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const literals = new Set([...sources.matchAll(/'([\w.-]+)'/g)].map(([, text]) => text))
/** `facts.${key}.title` → a pattern; a template without a fixed part says nothing. */
const templates = [...sources.matchAll(/`([\w.-]*(?:\$\{[^}`]+\}[\w.-]*)+)`/g)]
  .map(([, text = '']) => text.replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '[^.]+'))
  .filter((pattern) => /\w/.test(pattern.replaceAll('[^.]+', '')))
  .map((pattern) => new RegExp(`^${pattern}$`))
const namespaces = new Set([...sources.matchAll(/Translations\('([\w.]+)'\)/g)].map(([, name]) => name))
/** Read as data: `messages.layout.hours`. */
const groups = [...sources.matchAll(/messages\.([a-z]+\.[\w.]+)\)/g)].map(([, path]) => `${path}.`)
/** Texts that a page has in its code, so that nothing need be asked for them: `texts.retry`. */
const inCode = new Set(
  [...sources.matchAll(/import \w+ from '@\/messages\/ru\/([\w-]+)\.json'/g)].map(([, area = '']) => keyOf(area)),
)
const fields = new Set([...sources.matchAll(/\btexts\.(\w+)/g)].map(([, key]) => key))

function isUsed(area: string, path: string): boolean {
  if (inCode.has(area) && fields.has(path)) return true
  if (groups.some((group) => `${area}.${path}`.startsWith(group))) return true
  const parts = path.split('.')
  return parts.some((_, depth) => {
    if (!namespaces.has([area, ...parts.slice(0, depth)].join('.'))) return false
    const key = parts.slice(depth).join('.')
    return literals.has(key) || templates.some((pattern) => pattern.test(key))
  })
}

describe.each(AREAS)('messages of %s', (area) => {
  const russian = new Map(leaves(read('ru', area)))

  it.each(LOCALES)('%s has exactly the keys of the Russian file', (locale) => {
    expect(leaves(read(locale, area)).map(([path]) => path)).toEqual([...russian.keys()])
  })

  it.each(LOCALES)('%s has the arguments of the Russian texts', (locale) => {
    const expected = [...russian].map(([path, text]) => [path, messageArguments(text)])
    expect(leaves(read(locale, area)).map(([path, text]) => [path, messageArguments(text)])).toEqual(expected)
  })

  it.each(LOCALES)('%s texts are filled in and can be formatted', (locale) => {
    const messages = { [area]: read(locale, area) }
    const onError = (error: Error) => {
      throw error
    }
    const t = createTranslator({ locale, messages: messages as never, onError })
    for (const [path, text] of leaves(read(locale, area))) {
      const values = messageArguments(text).map((name) => [
        name.replace(/[<>]/g, ''),
        name.startsWith('<') ? (chunks: string) => chunks : 2,
      ])
      const said = t.markup(`${area}.${path}` as never, Object.fromEntries(values) as never)
      expect(said, path).toMatch(/\S/)
      // Inside a select `#` stands for nothing.
      expect(said, path).not.toContain('#')
    }
  })

  it.each(['en', 'zh-CN'])('%s has no Russian letters', (locale) => {
    expect(leaves(read(locale, area)).filter(([, text]) => /\p{Script=Cyrillic}/u.test(text))).toEqual([])
  })

  it('of Chinese has the ellipsis of six dots; three between quotes name a button', () => {
    expect(leaves(read('zh-CN', area)).filter(([, text]) => /(?<![…“])…(?![…”])/.test(text))).toEqual([])
  })

  it('has no key that nothing shows', () => {
    expect([...russian.keys()].filter((path) => !isUsed(area, path))).toEqual([])
  })
})

describe('the deposit beside the ways to pay', () => {
  it.each([
    ['ru', ' Залог можно разделить на 3 карты.'],
    ['en', ' The deposit can be split between up to 3 cards.'],
    ['zh-CN', '押金可分在 3 张卡上冻结。'],
  ] as const)('is shared between as many cards as the rules say, and one card is not spoken of: %s', (locale, told) => {
    const messages = { payments: read(locale, 'payments') }
    const t = createTranslator({ locale, messages: messages as never })
    const [alone, shared] = [1, 3].map((cards) =>
      t('payments.depositText' as never, { days: 30, cards, cash: 'no' } as never),
    )
    expect(shared).toBe(`${alone}${told}`)
  })
})
