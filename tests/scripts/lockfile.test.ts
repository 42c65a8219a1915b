import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { WITH_INSTALL_SCRIPT } from '../../scripts/install.mjs'
import { ACCEPTED, ADVISORIES } from './advisories'

type Entry = {
  name?: string
  version?: string
  resolved?: string
  integrity?: string
  optional?: boolean
  hasInstallScript?: boolean
  optionalDependencies?: Record<string, string>
}
type Lock = Record<string, Entry>

/** Programs for other platforms, whose sum was not to be had (decision 47): of these families only, and optional. */
const WITHOUT_SUM = ['@biomejs/cli-', '@next/swc-', '@oxc-parser/binding-', '@swc/core-'].map(
  (family) => `node_modules/${family}`,
)
const WITHOUT_SUM_COUNT = 35

/** They have a script, which does not run: it builds or checks a program that comes ready with an optional package. */
const SCRIPT_IS_LEFT_OUT = ['@parcel/watcher', '@swc/core', 'esbuild']

const packages: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
const withOne = (path: string, entry: Entry): Lock => ({ ...packages, [path]: { ...packages[path], ...entry } })
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** As Node looks for a package: beside whoever wants it, then further out. */
function isLocked(name: string, from: string): boolean {
  if (packages[join(from, 'node_modules', name)]) return true
  return from !== '' && isLocked(name, from.slice(0, Math.max(from.lastIndexOf('node_modules/') - 1, 0)))
}

/** Packages with an address of their own. One without an address comes from the registry that npm is set to. */
function ownSources(lock: Lock): string[] {
  return Object.entries(lock).flatMap(([path, { resolved }]) => (resolved === undefined ? [] : [`${path} ${resolved}`]))
}

/** Packages whose content nothing fixes. */
function withoutSum(lock: Lock): string[] {
  return Object.entries(lock).flatMap(([path, { integrity, optional }]) => {
    const isOtherPlatform = optional && integrity === undefined && WITHOUT_SUM.some((family) => path.startsWith(family))
    return path === '' || isOtherPlatform || /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '') ? [] : [path]
  })
}

/** Another package under the name of a known one. */
function aliases(lock: Lock): string[] {
  return Object.entries(lock).flatMap(([path, { name }]) => (path !== '' && name ? [`${path} is ${name}`] : []))
}

/** Versions in the range of an advisory. */
function vulnerable(lock: Lock): string[] {
  return Object.entries(lock).flatMap(([path, { version = '' }]) =>
    ADVISORIES.filter(({ name, ranges }) => {
      const isAffected = ranges.some(([from, to]) => isBefore(version, to) && !isBefore(version, from))
      return name === nameOf(path) && isAffected
    }).map(({ id }) => `${path} ${version}: ${id}`),
  )
}

/** By the three numbers; a preview counts as what it comes before. */
function isBefore(version: string, other: string): boolean {
  const numbers = (text: string) => text.split('-')[0]?.split('.').map(Number) ?? []
  const [mine, others] = [numbers(version), numbers(other)]
  const at = mine.findIndex((number, index) => number !== others[index])
  return at === -1 ? version.includes('-') && !other.includes('-') : (mine[at] ?? 0) < (others[at] ?? 0)
}

describe('package-lock.json', () => {
  it('names the packages of every platform', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(name, path)),
    )
    expect(missing).toEqual([])
  })

  it('takes every package from the registry that npm is set to, under its own name', () => {
    expect(ownSources(packages)).toEqual([])
    expect(aliases(packages)).toEqual([])
    expect(readFileSync('.npmrc', 'utf8')).not.toMatch(/registry\s*=/)

    for (const resolved of ['https://packages.example/zod.tgz', 'git+ssh://git@github.com/a/b.git', 'file:../b'])
      expect(ownSources(withOne('node_modules/zod', { resolved }))).toEqual([`node_modules/zod ${resolved}`])
    expect(aliases(withOne('node_modules/zod', { name: 'zood' }))).toEqual(['node_modules/zod is zood'])
  })

  it('fixes the content of every package, but of the named programs of other platforms', () => {
    expect(withoutSum(packages)).toEqual([])
    const unfixed = Object.entries(packages).filter(([path, { integrity }]) => path !== '' && !integrity)
    expect(unfixed).toHaveLength(WITHOUT_SUM_COUNT)

    const { integrity: _, ...zod } = packages['node_modules/zod'] ?? {}
    expect(withoutSum({ ...packages, 'node_modules/zod': zod })).toEqual(['node_modules/zod'])
    expect(withoutSum(withOne('node_modules/zod', { integrity: 'sha1-abc=' }))).toEqual(['node_modules/zod'])
  })

  it('names no version of a published advisory, but the accepted ones', () => {
    const isAccepted = (line: string) => {
      const [path = ''] = line.split(' ')
      return ACCEPTED[path] !== undefined && line.endsWith(ACCEPTED[path])
    }
    const found = vulnerable(packages)
    expect(found.filter((line) => !isAccepted(line))).toEqual([])
    // What is no longer needed goes.
    expect(found.filter(isAccepted)).toHaveLength(Object.keys(ACCEPTED).length)

    for (const { name, ranges } of ADVISORIES)
      for (const [from, to] of ranges) {
        expect([name, from, to].join(' ')).toMatch(/^\S+ \d+\.\d+\.\d+ \d+\.\d+\.\d+$/)
        expect(isBefore(from, to)).toBe(true)
        // A floor of a package that nobody installs would be taken for a check.
        expect(Object.keys(packages).filter((path) => nameOf(path) === name)).not.toEqual([])
      }
    expect(vulnerable(withOne('node_modules/next', { version: '16.2.10' }))).toContainEqual(
      expect.stringContaining('node_modules/next 16.2.10: CVE-2026-64641'),
    )
    expect(vulnerable(withOne('node_modules/next', { version: '16.2.11-canary.1' }))).not.toEqual(found)
    expect(vulnerable(withOne('node_modules/next', { version: '16.2.11' }))).toEqual(found)
  })

  it('has install scripts of named packages only', () => {
    const scripted = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript)
    expect([...new Set(scripted.map(nameOf))].sort()).toEqual([...WITH_INSTALL_SCRIPT, ...SCRIPT_IS_LEFT_OUT].sort())
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
