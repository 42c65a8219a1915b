import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const ROOTS = ['app', 'components', 'lib', 'provider', 'server']

/** A forbidden import in a small tree of its own: the rule that must turn red. */
const FORBIDDEN = [
  { from: 'components/cars/car-card.tsx', to: 'lib/api/cars.ts', rule: 'components-call-no-server-api' },
  { from: 'lib/cars/car.ts', to: 'components/cars/car-card.ts', rule: 'lib-knows-no-components' },
  { from: 'components/cars/car-card.ts', to: 'app/page.ts', rule: 'components-know-no-app' },
  { from: 'lib/api/cars.ts', to: 'provider/rules/price.ts', rule: 'site-sees-only-the-contract' },
  { from: 'provider/rules/price.ts', to: 'lib/format/money.ts', rule: 'provider-stands-alone' },
  { from: 'provider/modules/cars/service.ts', to: 'provider/db/schema.ts', rule: 'sql-only-in-repositories' },
  { from: 'provider/modules/cars/routes.ts', to: 'provider/modules/cars/repository.ts', rule: 'routes-call-services' },
  {
    from: 'provider/modules/cars/service.ts',
    to: 'provider/modules/bookings/repository.ts',
    rule: 'modules-do-not-touch-each-others-repositories',
  },
  { from: 'lib/routing/routes.ts', to: 'server/renderer.ts', rule: 'lib-knows-no-components' },
  { from: 'provider/contract/cars.ts', to: 'provider/rules/price.ts', rule: 'contract-needs-only-zod-and-dates' },
]

describe('the arrows between rooms', () => {
  let tree: string

  beforeEach(() => {
    tree = mkdtempSync(join(tmpdir(), 'sun-arrows-'))
    for (const root of ROOTS) mkdirSync(join(tree, root))
    cpSync('.dependency-cruiser.cjs', join(tree, '.dependency-cruiser.cjs'))
    cpSync('tsconfig.json', join(tree, 'tsconfig.json'))
    symlinkSync(join(process.cwd(), 'node_modules'), join(tree, 'node_modules'))
  })
  afterEach(() => rmSync(tree, { recursive: true, force: true }))

  it.each(FORBIDDEN)('$from may not import $to', ({ from, to, rule }) => {
    write(to, 'export type Thing = string\n')
    const tag = from.endsWith('x') ? 'export const Tag = () => <b>text</b>\n' : ''
    write(from, `import type { Thing } from '@/${to.replace(/\.ts$/, '')}'\nexport type Other = Thing\n${tag}`)
    const { status, stdout } = cruise()
    expect(stdout).toContain(rule)
    expect(status).not.toBe(0)
  })

  it('lets the allowed arrow pass', () => {
    write('lib/cars/car.ts', 'export type Car = string\n')
    write('components/cars/car-card.ts', "import type { Car } from '@/lib/cars/car'\nexport type Other = Car\n")
    expect(cruise().status).toBe(0)
  })

  function write(path: string, text: string) {
    mkdirSync(join(tree, dirname(path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }

  function cruise() {
    const cli = join(process.cwd(), 'scripts/arrows.mjs')
    return spawnSync(process.execPath, [cli, ...ROOTS, '--config', '.dependency-cruiser.cjs'], {
      cwd: tree,
      encoding: 'utf8',
    })
  }
})
