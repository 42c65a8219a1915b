import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const FRAME = 'app/globals.css'
// A module brings its own sheet, whose names it alone knows.
const SHEETS = sheetsBelow(filesOf('.css').filter((file) => !file.endsWith('.module.css')))
const SOURCES = filesOf('.tsx')

test('every page brings the stylesheets of the classes that it may show', () => {
  const owners = ownersOfClasses()
  // Fewer with every subject that is built on modules.
  expect(owners.size).toBeGreaterThan(50)
  const pages = SOURCES.filter((file) => /\/(page|layout|error)\.tsx$/.test(file))
  expect(pages.length).toBeGreaterThan(50)
  const missing = new Set<string>()
  for (const page of pages) {
    const { files, sheets } = reachOf(page)
    for (const file of files)
      for (const name of classesOf(file)) {
        const given = owners.get(name)
        if (given && !given.some((sheet) => sheets.has(sheet))) missing.add(`${page}: .${name} of ${file}`)
      }
  }
  expect([...missing]).toEqual([])
})

function filesOf(ending: string): string[] {
  const below = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  return [...below('app'), ...below('components')].filter((file) => file.endsWith(ending))
}

/** Class → stylesheets with a rule that begins with it. */
function ownersOfClasses(): Map<string, string[]> {
  const owners = new Map<string, string[]>()
  for (const sheet of SHEETS.keys())
    for (const selector of selectorsOf(sheet)) {
      const [, name] = /^[^.]*\.([a-z][\w-]*)/i.exec(selector) ?? []
      if (name) owners.set(name, [...(owners.get(name) ?? []), sheet])
    }
  return owners
}

function selectorsOf(sheet: string): string[] {
  const text = readFileSync(sheet, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const heads = [...text.matchAll(/([^{};]+)\{/g)].map(([, head = '']) => head.trim())
  return heads.filter((head) => !/^@|&/.test(head)).flatMap((head) => head.split(',').map((part) => part.trim()))
}

function classesOf(file: string): string[] {
  const given = readFileSync(file, 'utf8').matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\}|\{'([^']*)'\})/g)
  return [...given]
    .flatMap((match) =>
      match
        .slice(1)
        .join(' ')
        .replace(/\$\{[^}]*\}/g, ' ')
        .split(/\s+/),
    )
    .filter(Boolean)
}

/** What a page is made of: its modules, and the stylesheets that come with them and with the frame. */
function reachOf(page: string): { files: Set<string>; sheets: Set<string> } {
  const files = new Set([page])
  const sheets = new Set(SHEETS.get(FRAME))
  for (const file of files)
    for (const [, spec = ''] of readFileSync(file, 'utf8').matchAll(/(?:import|from|import\()\s*'([@.][^']+)'/g)) {
      const path = spec.startsWith('@/') ? spec.slice(2) : join(dirname(file), spec)
      if (path.endsWith('.css')) for (const sheet of SHEETS.get(path) ?? []) sheets.add(sheet)
      else for (const end of ['.tsx', '.ts']) if (existsSync(path + end)) files.add(path + end)
    }
  return { files, sheets }
}

/** Stylesheet → itself and all that it imports. */
function sheetsBelow(paths: string[]): Map<string, string[]> {
  const below = (sheet: string): string[] => [
    sheet,
    ...[...readFileSync(sheet, 'utf8').matchAll(/@import "([./][^"]+)"/g)].flatMap(([, spec = '']) =>
      below(join(dirname(sheet), spec)),
    ),
  ]
  return new Map(paths.map((path) => [path, below(path)]))
}
