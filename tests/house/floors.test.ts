import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const IMPORT = /(?:\bfrom|\bimport\()\s*'((?:@\/|\.)[^']+)'/g
const FILES = sourcesIn('provider')
const IMPORTS = new Map(FILES.map((file) => [file, importsOf(file)]))

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

  it('finds a circle', () => {
    const letters = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a']],
      ['d', ['a']],
    ])
    expect(circlesOf(letters)).toEqual([['a', 'b', 'c']])
  })

  it('have a rule of one module alone in that module, and a shared one in provider/rules', () => {
    const users = (file: string) => FILES.filter((one) => IMPORTS.get(one)?.includes(file))
    const roomOf = (file: string) =>
      file
        .split('/')
        .slice(0, file.startsWith('provider/modules/') ? 3 : 2)
        .join('/')
    const misplaced = FILES.filter((file) => file.startsWith('provider/rules/'))
      .map((file) => ({ file, rooms: new Set(users(file).map(roomOf)) }))
      .filter(({ rooms }) => rooms.size === 1 && [...rooms].every((room) => room.startsWith('provider/modules/')))
      .map(({ file }) => file)
    expect(misplaced).toEqual([])
  })
})

describe('transactions', () => {
  const OPENS = /\.transaction\(|\bretryTransaction\(/
  const WITHOUT =
    /^provider\/(records|rules|http|jobs|cli|gateway)\/|^provider\/(app|services)\.ts$|\/rules\/|\/(?:[\w-]*-)?(?:routes|queries)\.ts$/
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

  it('are no matter of a query, which rejects nothing either', () => {
    expect(FILES.filter((file) => isRejectingQuery(file, readFileSync(file, 'utf8')))).toEqual([])
    expect(isRejectingQuery('provider/modules/cars/queries.ts', "throw new FailureError('not_found', '')")).toBe(true)
  })
})

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
