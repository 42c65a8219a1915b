import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { reportSkipped } from '@/tests/setup/report-skipped'
import { DRAIN_SECONDS } from './drain-times'

const FOLDER = 'deploy/systemd'
const UNITS = readdirSync(FOLDER).filter((name) => /\.(service|timer)$/.test(name))
const SERVICES = UNITS.filter((name) => name.endsWith('.service'))
/** Of 10, as systemd counts; a service without any of its settings has 9.6. */
const EXPOSURE_MAX = 2

const hasAnalyzer = spawnSync('systemd-analyze', ['--version'], { stdio: 'ignore' }).status === 0
const NO_ANALYZER = hasAnalyzer ? null : 'there is no systemd-analyze (apt-get install systemd)'
reportSkipped('of the units for systemd', NO_ANALYZER)

const read = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8')
const settingOf = (name: string, setting: string) => new RegExp(`^${setting}=(.*)$`, 'm').exec(read(name))?.[1]

describe('the units for systemd', () => {
  it.skipIf(NO_ANALYZER !== null).each(UNITS)('%s has no error', (name) => {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', `${FOLDER}/${name}`], {
      encoding: 'utf8',
    })
    const lines = stderr.split('\n').filter((line) => line.includes(name.replace(/@?\..*/, '')))
    // A machine without the programs that it starts says so; that is no error of the unit.
    expect(lines.filter((line) => !/is not executable|Failed to (open|locate) executable/.test(line))).toEqual([])
    expect(stderr.includes('not executable') || status === 0).toBe(true)
  })

  it.skipIf(NO_ANALYZER !== null).each(SERVICES)('%s is exposed little', (name) => {
    const args = ['security', '--offline=true', '--no-pager', `${FOLDER}/${name}`]
    const { stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' })
    const [, exposure] = /exposure level for \S+ ([\d.]+)/.exec(stdout + stderr) ?? []
    expect(Number(exposure)).toBeLessThanOrEqual(EXPOSURE_MAX)
  })

  it('leave each program the time to stop that it takes at most', () => {
    expect(parseInt(settingOf('sun-site@.service', 'TimeoutStopSec') ?? '', 10)).toBeGreaterThan(DRAIN_SECONDS.site)
    expect(parseInt(settingOf('sun-provider@.service', 'TimeoutStopSec') ?? '', 10)).toBeGreaterThan(
      DRAIN_SECONDS.provider,
    )
  })

  it('let the front alone end its renderer', () => {
    expect(settingOf('sun-site@.service', 'KillMode')).toBe('mixed')
  })

  it('start what the launcher starts', () => {
    const launcher = readFileSync('scripts/stack-programs.mjs', 'utf8')
    for (const [name, program] of [
      ['sun-site@.service', 'dist/server/front/main.js'],
      ['sun-provider@.service', 'dist/provider/main.js'],
    ] as const) {
      expect(launcher).toContain(`'${program}'`)
      expect(settingOf(name, 'ExecStart')).toBe(`/usr/bin/node --enable-source-maps ${program}`)
    }
  })
})
