import { existsSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const workflow = parse(readFileSync('.github/workflows/check.yml', 'utf8'))
const renovate = JSON.parse(readFileSync('renovate.json', 'utf8'))
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

describe('the workflow', () => {
  const { steps, 'timeout-minutes': minutes } = workflow.jobs.check

  it('runs what everybody else runs, for a bounded time, without a right to write', () => {
    expect(steps.at(-1)).toEqual({ run: '.ci/run' })
    expect(statSync('.ci/run').mode & 0o111).not.toBe(0)
    expect(minutes).toBeGreaterThan(0)
    expect(workflow.permissions).toEqual({ contents: 'read' })
  })

  it('takes the Node that the clone names', () => {
    const setup = steps.find(({ uses = '' }) => uses.startsWith('actions/setup-node'))
    expect(existsSync(setup.with['node-version-file'])).toBe(true)
  })
})

describe('Renovate', () => {
  it('writes exact versions, waits before a new one, and renews the lockfile', () => {
    expect(renovate).toMatchObject({
      rangeStrategy: 'pin',
      minimumReleaseAge: '7 days',
      lockFileMaintenance: { enabled: true },
    })
    const versions: string[] = Object.values({ ...dependencies, ...devDependencies })
    expect(versions.filter((version) => !/^\d/.test(version))).toEqual([])
  })

  it('groups packages that exist', () => {
    type Rule = { matchPackageNames?: string[]; matchDatasources?: string[] }
    const names = renovate.packageRules.flatMap(({ matchPackageNames = [], matchDatasources }: Rule) =>
      matchDatasources ? [] : matchPackageNames,
    )
    const installed = Object.keys({ ...dependencies, ...devDependencies, 'use-intl': '', 'icu-minify': '' })
    const isThere = (name: string) =>
      installed.some((one) => (name.endsWith('/**') ? one.startsWith(name.slice(0, -2)) : one === name))
    expect(names.filter((name: string) => !isThere(name))).toEqual([])
  })
})
