import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Expression, type ModuleItem, parseSync, type Statement } from '@swc/core'
import { describe, expect, it } from 'vitest'

const ROOMS = ['provider', 'server', 'lib', 'app', 'components']
const FILES = [...ROOMS.flatMap(sourcesIn), 'middleware.ts', 'instrumentation-client.ts']
/** Commands end with their work; the demo is no production. */
const LEFT_OUT = /^provider\/(cli|demo|modules\/(backup|import-export))\/|\.d\.ts$/
/** Objects that live as long as their process wherever they are made. */
const LONG_LIVED =
  /\bnew (LRUCache|CircuitBreaker|Worker|AsyncLocalStorage|RateLimiter\w+|Agent|Registry)\b|\bsetInterval\(|\bpLimit\(|\bcreate(Fair|Timed)Queue\(|\bglobalThis as\b/
/** A function of such a name makes what its caller holds on to. */
const FACTORY = /^(create|open|watch|bind|start|share|install|single)[A-Z]|^remember$/
/** What never changes once it is made. */
const CONSTANT = new Set(['RegExp', 'URL', 'Date', 'TextEncoder', 'TextDecoder', 'Error'])
const COLLECTION = new Set(['Map', 'Set', 'WeakMap', 'WeakSet'])

const LISTED = [...readFileSync('docs/state.md', 'utf8').matchAll(/^\|[^|\n]*?`([\w./[\]()-]+\.tsx?)`/gm)].map(
  ([, file = '']) => file,
)

describe('docs/state.md', () => {
  it('names every file that holds something between two requests, and no other', () => {
    const withState = FILES.filter(
      (file) => !LEFT_OUT.test(file) && hasState(readFileSync(file, 'utf8'), file.endsWith('x')),
    )
    expect(withState.filter((file) => !LISTED.includes(file))).toEqual([])
    expect(LISTED.filter((file) => !existsSync(file) || !withState.includes(file))).toEqual([])
    expect(LISTED).toEqual([...new Set(LISTED)])
  })

  it.each([
    ['a variable of the module', 'let last = 0'],
    ['a map that is filled', 'const seen = new Map()\nexport const see = (id) => seen.set(id, true)'],
    ['a list that grows', 'const waiting = []\nexport const wait = (one) => waiting.push(one)'],
    ['an object that is written to', 'const cache = {}\nexport function put(key, value) { cache[key] = value }'],
    ['an object of a class', 'const limiter = new Limiter()'],
    ['what a factory made', 'const queue = createQueue({ most: 2 })'],
    ['a variable of a factory', 'export function createCounter() { let count = 0; return () => count++ }'],
    [
      'a map of a factory',
      'export const openCache = () => { const rows = new Map(); return { put: (id) => rows.set(id, true) } }',
    ],
    ['a cache in a function', 'export function listen() { return new LRUCache({ max: 1 }) }'],
    ['a global', 'const scope = globalThis as typeof globalThis & { rows?: string[] }'],
    ['a timer', 'export function begin(run) { setInterval(run, 1) }'],
  ])('would find %s', (_, source) => {
    expect(hasState(source)).toBe(true)
  })

  it.each([
    ['a table', "const NAMES = new Map([['a', 1]])\nexport const nameOf = (id) => NAMES.get(id)"],
    [
      'a variable of one call',
      'export function sum(rows) { let all = 0; for (const row of rows) all += row; return all }',
    ],
    ['an expression', 'const DIGITS = new RegExp(FIRST)'],
    ['a function', 'const create = () => createQueue({ most: 2 })'],
  ])('would not find %s', (_, source) => {
    expect(hasState(source)).toBe(false)
  })
})

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
}

function hasState(source: string, tsx = false): boolean {
  if (LONG_LIVED.test(source)) return true
  const { body } = parseSync(source, { syntax: 'typescript', tsx })
  return body.map(declarationOf).some((item) => {
    const isObject = item.type === 'VariableDeclaration' && item.declarations.some(({ init }) => init && isMade(init))
    return isObject || holdsState(item, source) || isStatefulFactory(item, source)
  })
}

function declarationOf(item: ModuleItem | Statement): ModuleItem | Statement {
  return item.type === 'ExportDeclaration' ? item.declaration : item
}

/** Whether a statement declares something that later calls can change. */
function holdsState(item: ModuleItem | Statement, source: string): boolean {
  if (item.type !== 'VariableDeclaration') return false
  if (item.kind !== 'const') return true
  return item.declarations.some(({ id, init }) => {
    if (id.type !== 'Identifier' || !init) return false
    return isCollection(withoutType(init)) && isChanged(id.value, source)
  })
}

function isStatefulFactory(item: ModuleItem | Statement, source: string): boolean {
  if (item.type === 'FunctionDeclaration')
    return FACTORY.test(item.identifier.value) && (item.body?.stmts ?? []).some((one) => holdsState(one, source))
  if (item.type !== 'VariableDeclaration') return false
  return item.declarations.some(({ id, init }) => {
    if (id.type !== 'Identifier' || !FACTORY.test(id.value) || init?.type !== 'ArrowFunctionExpression') return false
    return 'stmts' in init.body && init.body.stmts.some((one) => holdsState(one, source))
  })
}

function withoutType(init: Expression): Expression {
  return init.type === 'TsAsExpression' || init.type === 'TsSatisfiesExpression' ? init.expression : init
}

/** An object of a class, or what a factory made. Inside a factory the other one is listed by itself. */
function isMade(init: Expression): boolean {
  if (init.type === 'NewExpression')
    return init.callee.type === 'Identifier' && !CONSTANT.has(init.callee.value) && !COLLECTION.has(init.callee.value)
  return (
    init.type === 'CallExpression' &&
    init.callee.type === 'Identifier' &&
    /^create(?!Context$)[A-Z]/.test(init.callee.value)
  )
}

function isCollection(init: Expression): boolean {
  if (init.type === 'NewExpression') return init.callee.type === 'Identifier' && COLLECTION.has(init.callee.value)
  return init.type === 'ArrayExpression' || init.type === 'ObjectExpression'
}

function isChanged(name: string, source: string): boolean {
  const act = `\\b${name}\\.(set|add|delete|clear|push|splice|pop|shift|unshift|sort|length = )\\b`
  return new RegExp(`${act}|\\b${name}(\\[[^\\]]+\\]|\\.\\w+) (\\+|\\?\\?)?= |Object\\.assign\\(${name},`).test(source)
}
