import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

type Entry = { version?: string; resolved?: string; optionalDependencies?: Record<string, string> }

const packages: Record<string, Entry> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages

/** As Node looks for a package: beside whoever wants it, then further out. */
function isLocked(name: string, from: string): boolean {
  if (packages[join(from, 'node_modules', name)]) return true
  return from !== '' && isLocked(name, from.slice(0, Math.max(from.lastIndexOf('node_modules/') - 1, 0)))
}

describe('package-lock.json', () => {
  it('names the packages of every platform, and no registry', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(name, path)),
    )
    expect(missing).toEqual([])
    expect(Object.keys(packages).filter((path) => packages[path]?.resolved)).toEqual([])
  })

  it('is taken by npm ci', () => {
    const folder = mkdtempSync(join(tmpdir(), 'lockfile-'))
    for (const name of ['package.json', 'package-lock.json', '.npmrc']) copyFileSync(name, join(folder, name))
    // Offline: a complete lock leaves nothing to be asked, and a test may not depend on a registry.
    const options = [
      '--dry-run',
      '--offline',
      '--ignore-scripts',
      '--loglevel=error',
      '--include=dev',
      '--include=optional',
    ]
    const { status, stderr } = spawnSync('npm', ['ci', ...options], { cwd: folder, encoding: 'utf8' })
    rmSync(folder, { recursive: true, force: true })
    expect({ status, missing: stderr.match(/Missing: .+/g) }).toEqual({ status: 0, missing: null })
  })
})
