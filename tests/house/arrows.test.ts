import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const ROOTS = ['app', 'cluster', 'components', 'lib', 'provider', 'server', 'telemetry', 'middleware.ts']

/** A forbidden import in a small tree of its own: the rule that must turn red. A target without a dot is a package. */
const FORBIDDEN = [
  { from: 'lib/search/rental-error.ts', to: 'lib/search/rental.ts', rule: 'no-cycles' },
  { from: 'lib/cars/car.ts', to: 'components/cars/card/car-card.ts', rule: 'lib-knows-no-components' },
  { from: 'components/cars/card/car-card.ts', to: 'app/page.ts', rule: 'components-know-no-app' },
  { from: 'components/cars/car-list.tsx', to: 'lib/api/cars.ts', rule: 'components-call-no-server-api' },
  { from: 'components/ui/button/button.tsx', to: 'components/cars/card/car-card.ts', rule: 'ui-is-a-leaf' },
  { from: 'components/ui/button/button.tsx', to: 'lib/cars/car.ts', rule: 'ui-is-a-leaf' },
  { from: 'components/cars/card/car-card.ts', to: 'components/ui/button/button.module.css', rule: 'styles-beside' },
  { from: 'components/cars/car-card.ts', to: 'lucide-react', rule: 'icons-are-of-the-sprite' },
  { from: 'middleware.ts', to: 'components/layout/header.ts', rule: 'middleware-knows-only-lib' },
  { from: 'middleware.ts', to: 'provider/contract/cars.ts', rule: 'middleware-knows-only-lib' },
  { from: 'lib/routing/routes.ts', to: 'server/renderer.ts', rule: 'nothing-imports-server' },
  { from: 'provider/main.ts', to: 'cluster/start-cluster.ts', rule: 'nothing-imports-the-cluster' },
  { from: 'server/listen.ts', to: 'components/layout/header.ts', rule: 'server-knows-lib-and-the-contract' },
  { from: 'lib/api/cars.ts', to: 'provider/rules/prices/season.ts', rule: 'site-sees-only-the-contract' },
  { from: 'provider/rules/prices/season.ts', to: 'lib/format/money.ts', rule: 'provider-stands-alone' },
  { from: 'telemetry/durations.ts', to: 'provider/rules/prices/season.ts', rule: 'telemetry-is-a-leaf' },
  { from: 'telemetry/durations.ts', to: 'server/renderer.ts', rule: 'telemetry-is-a-leaf' },
  { from: 'lib/api/cars.ts', to: 'telemetry/durations.ts', rule: 'telemetry-is-of-processes' },
  {
    from: 'provider/contract/cars.ts',
    to: 'provider/rules/prices/season.ts',
    rule: 'contract-needs-only-zod-dates-and-phones',
  },
  { from: 'provider/contract/rules/profile/person.ts', to: 'zod', rule: 'browser-rules-need-no-zod' },
  { from: 'provider/rules/prices/season.ts', to: 'provider/db/schema/cars.ts', rule: 'rules-are-pure' },
  { from: 'provider/modules/cars/rules/availability.ts', to: 'pino', rule: 'rules-are-pure' },
  { from: 'provider/modules/cars/rules/availability.ts', to: 'provider/failure-error.ts', rule: 'rules-are-pure' },
  {
    from: 'provider/rules/prices/season.ts',
    to: 'provider/modules/cars/rules/availability.ts',
    rule: 'shared-rules-know-no-module',
  },
  { from: 'provider/db/retry.ts', to: 'provider/modules/cars/search.ts', rule: 'db-is-plumbing' },
  { from: 'provider/db/retry.ts', to: 'provider/records/clients/lock-client.ts', rule: 'db-is-plumbing' },
  { from: 'provider/db/retry.ts', to: 'provider/http/server.ts', rule: 'db-is-plumbing' },
  { from: 'provider/http/server.ts', to: 'provider/modules/cars/search.ts', rule: 'http-knows-no-module' },
  { from: 'provider/http/server.ts', to: 'provider/records/clients/lock-client.ts', rule: 'http-knows-no-module' },
  { from: 'provider/gateway/amount.ts', to: 'provider/db/database.ts', rule: 'gateway-is-a-client' },
  { from: 'provider/file-store/s3-store.ts', to: 'provider/db/database.ts', rule: 'gateway-is-a-client' },
  {
    from: 'provider/records/clients/lock-client.ts',
    to: 'provider/modules/cars/search.ts',
    rule: 'records-know-no-module',
  },
  { from: 'provider/records/clients/lock-client.ts', to: 'provider/http/server.ts', rule: 'records-know-no-module' },
  { from: 'provider/security/tokens.ts', to: 'provider/db/database.ts', rule: 'security-needs-only-the-contract' },
  {
    from: 'provider/modules/cars/routes.ts',
    to: 'provider/db/database.ts',
    rule: 'sql-in-use-cases-queries-records',
  },
  { from: 'provider/jobs/expire-holds.ts', to: 'pg', rule: 'sql-in-use-cases-queries-records' },
  { from: 'provider/cli/payments/payment.ts', to: 'provider/db/schema/payments.ts', rule: 'sql-at-no-edge' },
  { from: 'provider/http/server.ts', to: 'drizzle-orm', rule: 'sql-at-no-edge' },
  {
    from: 'provider/modules/cars/search.ts',
    to: 'provider/modules/bookings/queries.ts',
    rule: 'module-internals',
  },
  {
    from: 'provider/modules/cars/search.ts',
    to: 'provider/modules/debts/fine-queries.ts',
    rule: 'module-internals',
  },
  {
    from: 'provider/modules/cars/search.ts',
    to: 'provider/modules/bookings/rules/cancellation-refund.ts',
    rule: 'module-internals',
  },
  { from: 'provider/modules/cars/routes.ts', to: 'provider/modules/cars/queries.ts', rule: 'routes-call-use-cases' },
  {
    from: 'provider/modules/cars/routes.ts',
    to: 'provider/records/clients/lock-client.ts',
    rule: 'routes-call-use-cases',
  },
  { from: 'provider/modules/cars/search.ts', to: 'provider/modules/cars/routes.ts', rule: 'use-cases-know-no-routes' },
  { from: 'provider/modules/cars/search.ts', to: 'provider/http/server.ts', rule: 'use-cases-know-no-http' },
  { from: 'provider/main.ts', to: 'provider/demo/seed/seed.ts', rule: 'demo-by-import-only' },
  {
    from: 'provider/services.ts',
    to: 'provider/demo/test-cashier/start-test-cashier.ts',
    rule: 'demo-from-main-only',
    isDynamic: true,
  },
  { from: 'provider/modules/cars/search.ts', to: 'provider/app.ts', rule: 'composition-only' },
  { from: 'provider/jobs/expire-holds.ts', to: 'provider/services.ts', rule: 'services-are-wired-above' },
]

/** Closes the circle of the first case; a circle is reported once. */
const WAY_BACK = { from: 'lib/search/rental.ts', to: 'lib/search/rental-error.ts' }

const ALLOWED = [
  { from: 'app/page.tsx', to: 'components/cars/card/car-card.ts' },
  { from: 'components/cars/card/car-card.ts', to: 'lib/cars/car.ts' },
  { from: 'components/ui/button/button.tsx', to: 'lib/i18n/navigation.ts' },
  { from: 'components/ui/button/button.tsx', to: 'components/ui/look.ts' },
  { from: 'components/ui/button/button.tsx', to: 'components/ui/button/button.module.css' },
  { from: 'middleware.ts', to: 'lib/routing/routes.ts' },
  { from: 'server/renderer.ts', to: 'lib/routing/routes.ts' },
  { from: 'server/front/limiter.ts', to: 'provider/contract/rules/limits/network-rows.ts' },
  { from: 'lib/api/cars.ts', to: 'provider/contract/cars.ts' },
  { from: 'provider/contract/cars.ts', to: 'zod' },
  { from: 'provider/modules/cars/routes.ts', to: 'provider/modules/cars/search.ts' },
  { from: 'provider/modules/cars/search.ts', to: 'provider/modules/cars/queries.ts' },
  { from: 'provider/modules/cars/queries.ts', to: 'provider/db/schema/cars.ts' },
  { from: 'provider/modules/cars/search.ts', to: 'provider/modules/bookings/hold-car.ts' },
  { from: 'provider/modules/cars/search.ts', to: 'provider/records/clients/lock-client.ts' },
  { from: 'provider/records/clients/lock-client.ts', to: 'provider/rules/prices/season.ts' },
  { from: 'provider/jobs/expire-holds.ts', to: 'provider/db/database-clock.ts' },
  { from: 'provider/main.ts', to: 'provider/app.ts' },
  { from: 'provider/main.ts', to: 'provider/demo/test-cashier/start-test-cashier.ts', isDynamic: true },
  { from: 'provider/cli/container.ts', to: 'provider/services.ts' },
]

describe('the arrows between rooms', () => {
  let tree: string

  beforeEach(() => {
    tree = mkdtempSync(join(tmpdir(), 'sun-arrows-'))
    for (const root of ROOTS) write(root.includes('.') ? root : `${root}/empty.ts`, 'export {}\n')
    cpSync('.dependency-cruiser.cjs', join(tree, '.dependency-cruiser.cjs'))
    cpSync('tsconfig.json', join(tree, 'tsconfig.json'))
    symlinkSync(join(process.cwd(), 'node_modules'), join(tree, 'node_modules'))
  })
  afterEach(() => rmSync(tree, { recursive: true, force: true }))

  it('every forbidden import turns its rule red', () => {
    draw([...FORBIDDEN, WAY_BACK])
    const broken = cruise()
    const unseen = FORBIDDEN.filter(
      ({ from, to, rule }) => !broken.some((one) => one.from === from && one.rule.name === rule && reaches(one.to, to)),
    )
    expect(unseen).toEqual([])
    expect(broken.filter(({ rule }) => rule.severity !== 'error')).toEqual([])
  })

  it('no allowed import turns a rule red', () => {
    draw(ALLOWED)
    expect(cruise()).toEqual([])
  })

  it('every rule has a forbidden import here', () => {
    const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as Config
    const names = forbidden.map(({ name }) => name)
    expect(new Set(FORBIDDEN.map(({ rule }) => rule))).toEqual(new Set(names))
  })

  /** A `.tsx` gets a tag: the parser must read it, not stop at it. */
  function draw(arrows: { from: string; to: string; isDynamic?: boolean }[]) {
    for (const [index, { from, to, isDynamic = false }] of arrows.entries()) {
      if (isFile(to)) write(to, `export type From${index} = string\n`)
      const tag = from.endsWith('x') ? `export const Tag${index} = () => <b>text</b>\n` : ''
      const name = isFile(to) ? `@/${to.replace(/\.ts$/, '')}` : to
      const arrow = isDynamic
        ? `export const load${index} = () => import('${name}')`
        : `export type * as To${index} from '${name}'`
      write(from, `${arrow}\n${tag}`)
    }
  }

  function write(path: string, text: string) {
    mkdirSync(join(tree, dirname(path)), { recursive: true })
    appendFileSync(join(tree, path), text)
  }

  function cruise() {
    const cli = join(process.cwd(), 'scripts/arrows.mjs')
    // Symbolic links kept: packages stand at `node_modules/`, as in the clone.
    const options = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', '--preserve-symlinks']
    const { stdout } = spawnSync(process.execPath, [cli, ...ROOTS, ...options], { cwd: tree, encoding: 'utf8' })
    return (JSON.parse(stdout) as Report).summary.violations
  }
})

type Config = { forbidden: { name: string }[] }

/** What dependency-cruiser writes, as far as it is asked here. */
type Report = { summary: { violations: { from: string; to: string; rule: { name: string; severity: string } }[] } }

function isFile(to: string): boolean {
  return to.includes('.')
}

function reaches(target: string, to: string): boolean {
  return isFile(to) ? target === to : target.startsWith(`node_modules/${to}/`)
}
