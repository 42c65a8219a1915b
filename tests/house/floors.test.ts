import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from '@swc/core'
import { describe, expect, it } from 'vitest'

const IMPORT = /(?:\bfrom|\bimport\()\s*'((?:@\/|\.)[^']+)'/g
const FILES = sourcesIn('provider')
const IMPORTS = new Map(FILES.map((file) => [file, importsOf(file)]))

/** From the top (docs/architecture.md). Rooms of one floor do not import each other. */
const FLOORS = [
  ['main.ts'],
  ['app.ts', 'demo'],
  ['services.ts', 'cli'],
  ['jobs'],
  ['modules'],
  ['http', 'records', 'config', 'logging'],
  ['db', 'gateway', 'file-store'],
  ['rules', 'failure-error.ts'],
  ['contract', 'security'],
]

describe('the rooms of the provider', () => {
  it.each([
    ['provider', 'provider/'],
    ['modules', 'provider/modules/'],
    ['records', 'provider/records/'],
    ['rules', 'provider/rules/'],
    ['contract rules', 'provider/contract/rules/'],
  ])('stand on floors, without a circle of folders: %s', (_name, base) => {
    expect(
      circlesBetween((file) => (file.startsWith(base) ? file.slice(base.length).split('/')[0] : undefined)),
    ).toEqual([])
  })

  it('import from lower floors only', () => {
    const arrows = [...IMPORTS].flatMap(([file, imports]) => imports.map((to) => ({ file, to })))
    expect(arrows.filter(({ file, to }) => isUpward(file, to)).map(({ file, to }) => `${file} → ${to}`)).toEqual([])
  })

  it.each([
    ['provider/http/server.ts', 'provider/config/config.ts'],
    ['provider/cli/main.ts', 'provider/services.ts'],
    ['provider/jobs/repeat.ts', 'provider/services.ts'],
    ['provider/db/database.ts', 'provider/config/config.ts'],
    ['provider/failure-error.ts', 'provider/db/database.ts'],
  ])('would find an arrow from %s to %s', (file, to) => {
    expect(isUpward(file, to)).toBe(true)
  })

  it('let the database take types of rules, and no rule', () => {
    const takesRule = (source: string) => /^import (?!type)[^']*'@\/provider\/rules\//m.test(source)
    const inDatabase = FILES.filter((file) => file.startsWith('provider/db/'))
    expect(inDatabase.filter((file) => takesRule(readFileSync(file, 'utf8')))).toEqual([])
    expect(takesRule("import { stayOf } from '@/provider/rules/prices/stay'")).toBe(true)
    expect(takesRule("import type { Stay } from '@/provider/rules/prices/stay'")).toBe(false)
  })

  it('finds a circle', () => {
    const letters = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a']],
      ['d', ['a']],
    ])
    expect(circlesOf(letters)).toEqual([['a', 'b', 'c']])
  })

  it.each([
    ['a rule', 'provider/rules/'],
    ['a record', 'provider/records/'],
  ])('have %s of one module alone in that module, and a shared one in %s', (_name, base) => {
    expect(misplacedIn(base, IMPORTS)).toEqual([])
  })

  it('find what one module alone uses', () => {
    const record = 'provider/records/payments/lock-payment.ts'
    const imports = new Map([
      [record, []],
      ['provider/modules/payments/retry-refund.ts', [record]],
      ['provider/modules/payments/retry-receipt.ts', [record]],
    ])
    expect(misplacedIn('provider/records/', imports)).toEqual([record])
    imports.set('provider/modules/bookings/return-car.ts', [record])
    expect(misplacedIn('provider/records/', imports)).toEqual([])
  })
})

describe('transactions', () => {
  const OPENS = /\.transaction\(|\bretryTransaction\(/
  const WITHOUT =
    /^provider\/(records|rules|http|jobs|cli|gateway|config|logging|security|contract)\/|^provider\/(app|services)\.ts$|\/rules\/|\/(?:[\w-]*-)?(?:routes|queries)\.ts$/
  const QUERIES = /\/(?:[\w-]*-)?queries\.ts$/
  const isOpenedIn = (file: string, source: string) => WITHOUT.test(file) && OPENS.test(source)
  const isRejectingQuery = (file: string, source: string) => QUERIES.test(file) && /\bFailureError\b/.test(source)

  it('are opened by use cases alone', () => {
    expect(FILES.filter((file) => isOpenedIn(file, readFileSync(file, 'utf8')))).toEqual([])
  })

  it.each([
    ['provider/records/payments/create-refund.ts', 'return db.transaction(async (tx) => insert(tx))'],
    ['provider/rules/prices/stay.ts', 'await retryTransaction(db, work)'],
    ['provider/modules/bookings/rules/offer.ts', 'await retryTransaction(db, work)'],
    ['provider/modules/bookings/routes.ts', 'await retryTransaction(db, work)'],
    ['provider/modules/debts/fine-queries.ts', 'await retryTransaction(db, work)'],
    ['provider/http/keyed-request.ts', 'await retryTransaction(db, work)'],
    ['provider/jobs/expire-holds.ts', 'await retryTransaction(db, work)'],
    ['provider/cli/payments/payments.ts', 'await retryTransaction(db, work)'],
    ['provider/gateway/yookassa/yookassa.ts', 'await retryTransaction(db, work)'],
    ['provider/app.ts', 'await db.transaction(work)'],
    ['provider/services.ts', 'await db.transaction(work)'],
  ])('would be found in %s', (file, source) => {
    expect(isOpenedIn(file, source)).toBe(true)
  })

  it('are opened once by a function', () => {
    const twice = FILES.filter((file) => file.endsWith('.ts') && mostOpened(readFileSync(file, 'utf8')) > 1)
    expect(twice).toEqual([])
    expect(mostOpened('async function f(db) { await db.transaction(a); await retryTransaction(db, b) }')).toBe(2)
    expect(mostOpened('const f = (db) => db.transaction(a); const g = (db) => db.transaction(b)')).toBe(1)
  })

  it('are no matter of a query, which rejects nothing either', () => {
    expect(FILES.filter((file) => isRejectingQuery(file, readFileSync(file, 'utf8')))).toEqual([])
    expect(isRejectingQuery('provider/modules/cars/queries.ts', "throw new FailureError('not_found', '')")).toBe(true)
  })
})

function isUpward(file: string, to: string): boolean {
  const [from, target] = [file, to].map((path) => path.split('/')[1] ?? '')
  return from !== target && floorOf(target) <= floorOf(from)
}

function floorOf(room = ''): number {
  const floor = FLOORS.findIndex((rooms) => rooms.includes(room))
  if (floor === -1) throw new Error(`provider/${room} stands on no floor`)
  return floor
}

/** How many transactions one function of a source opens, at most; those of functions inside it are theirs. */
function mostOpened(source: string): number {
  if (!/transaction/i.test(source)) return 0
  const counts = [0]
  const visit = (value: unknown, owner: number): void => {
    if (!value || typeof value !== 'object') return
    const node = value as Record<string, unknown>
    const isFunction = /Function|ClassMethod|MethodProperty/.test(String(node.type))
    const own = isFunction ? counts.push(0) - 1 : owner
    if (node.type === 'CallExpression' && isOpening(node.callee)) counts[own] = (counts[own] ?? 0) + 1
    for (const child of Object.values(node)) visit(child, own)
  }
  visit(parseSync(source, { syntax: 'typescript' }).body, 0)
  return Math.max(...counts)
}

function isOpening(callee: unknown): boolean {
  const { type, value, property } = callee as { type: string; value?: string; property?: { value?: string } }
  return type === 'MemberExpression' ? property?.value === 'transaction' : value === 'retryTransaction'
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
}

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .map(([, name = '']) => (name.startsWith('@/') ? name.slice(2) : join(dirname(file), name)))
    .flatMap((path) => [`${path}.ts`, `${path}.tsx`])
    .filter((path) => FILES.includes(path))
}

/** Files of a shared room that one module alone imports. */
function misplacedIn(base: string, imports: ReadonlyMap<string, readonly string[]>): string[] {
  const roomOf = (file: string) =>
    file
      .split('/')
      .slice(0, file.startsWith('provider/modules/') ? 3 : 2)
      .join('/')
  const roomsOf = (file: string) =>
    new Set([...imports].filter(([, imported]) => imported.includes(file)).map(([user]) => roomOf(user)))
  return [...imports.keys()]
    .filter((file) => file.startsWith(base))
    .map((file) => ({ file, rooms: roomsOf(file) }))
    .filter(({ rooms }) => rooms.size === 1 && [...rooms].every((room) => room.startsWith('provider/modules/')))
    .map(({ file }) => file)
}

/** Circles between the folders that `folderOf` names; a file without one is left out. */
function circlesBetween(folderOf: (file: string) => string | undefined): string[][] {
  const arrows = new Map<string, string[]>()
  for (const [file, imports] of IMPORTS) {
    const from = folderOf(file)
    if (from === undefined) continue
    const to = imports.map(folderOf).filter((folder): folder is string => folder !== undefined && folder !== from)
    arrows.set(from, [...new Set([...(arrows.get(from) ?? []), ...to])])
  }
  return circlesOf(arrows)
}

/** Each set of nodes that reach each other, sorted. */
function circlesOf(arrows: Map<string, string[]>): string[][] {
  const reached = (from: string) => {
    const seen = new Set<string>()
    const visit = (node: string) => {
      for (const next of arrows.get(node) ?? []) {
        if (seen.has(next)) continue
        seen.add(next)
        visit(next)
      }
    }
    visit(from)
    return seen
  }
  const reach = new Map([...arrows.keys()].map((node) => [node, reached(node)]))
  const circles = [...reach].flatMap(([node, seen]) =>
    seen.has(node) ? [[...seen].filter((other) => reach.get(other)?.has(node)).sort()] : [],
  )
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()]
}
