import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const GLOBAL_LINES = 300
const SHORTEST = 4
/** What globals.css says of any element: it needs scripts, or is not for paper. */
const GLOBAL_CLASSES = ['js-only', 'no-print']

const filesOf = (ending: string) =>
  ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => join(folder, name)),
  )
const sheets = filesOf('.css')
const modules = sheets.filter((file) => file.endsWith('.module.css'))
const sources = filesOf('.tsx')
const read = (file: string) => readFileSync(file, 'utf8')

test('the sheets that are no modules have at most 300 lines together', () => {
  const lines = sheets.filter((file) => !modules.includes(file)).map((file) => read(file).split('\n').length - 1)
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(GLOBAL_LINES)
})

test('a class of a module is a word of at least four letters', () => {
  const short = modules.flatMap((file) => {
    const rules = read(file).replace(/\/\*.*?\*\/|url\([^)]*\)|:global\([^)]*\)|\.js-only/gs, '')
    return [...rules.matchAll(/\.([a-z][\w-]*)/gi)].filter(([, name = '']) => name.length < SHORTEST)
  })
  expect(modules.length).toBeGreaterThan(100)
  expect(short.map(([name]) => name)).toEqual([])
})

test('no element wears a class that is not of a module, but for those of globals.css', () => {
  const strange = sources.flatMap((file) =>
    [...read(file).matchAll(/className="([^"]*)"/g)]
      .flatMap(([, names = '']) => names.split(' '))
      .filter((name) => !GLOBAL_CLASSES.includes(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(strange).toEqual([])
})

test('no component of components/ui is given a class or a style', () => {
  const given = sources.flatMap((file) => {
    const text = read(file)
    const names = [...text.matchAll(/import \{([^}]*)\} from '@\/components\/ui\//g)].flatMap(([, list = '']) =>
      // Of `Name as Other` the other one; that of a type stands in no markup.
      [...list.matchAll(/(\w+)\s*(?:,|$)/g)].map(([, name]) => name),
    )
    return names
      .filter((name) => new RegExp(`<${name}\\b(?:[^>]|=>)*?\\s(className|style)=`).test(text))
      .map((name) => `${file}: ${name}`)
  })
  expect(given).toEqual([])
})
