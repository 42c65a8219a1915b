import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setHooks } from '../../scripts/set-hooks.mjs'

const HOOK = resolve('.githooks/commit-msg')
/** A hook or an editor that runs the tests sets these, and git would then use that repository. */
const ENV = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')),
) as NodeJS.ProcessEnv
const OUTSIDE_CI = { ...ENV, CI: undefined }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commit-hook-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function git(...args: string[]) {
  return spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8', env: ENV })
}

function runHook(message: string) {
  const file = join(folder, 'message')
  writeFileSync(file, message)
  return spawnSync('sh', [HOOK, file], { encoding: 'utf8' })
}

describe('the commit-msg hook', () => {
  it.each([
    'Add a hook',
    'Name the column «Цена одних суток, ₽»',
    'x'.repeat(72).replace('x', 'A'),
    `Say ${'ж'.repeat(68)}`,
    'Seed the demo in two passes',
    'Bring back the return note',
    'Add\n\nIt was long: a body may end with a full stop.',
    '# a comment of the template\n\nAdd a hook\n# Changes to be committed:',
    `Merge branch '${'b'.repeat(80)}'`,
    'Revert "Added a thing."',
    'fixup! added a thing.',
    'squash! add',
  ])('takes %j', (message) => {
    expect(runHook(message)).toMatchObject({ status: 0, stderr: '' })
  })

  it.each([
    ['', 'is empty'],
    ['\n# only comments\n', 'is empty'],
    ['Add a hook.', 'ends with a full stop'],
    ['Add a hook.  \n\nBody', 'ends with a full stop'],
    [`A${'x'.repeat(72)}`, 'has 73 characters, 72 at most'],
    [`Say ${'ж'.repeat(69)}`, 'has 73 characters, 72 at most'],
    ['add a hook', 'does not begin with a capital letter'],
    ['«Add» a hook', 'does not begin with a capital letter'],
    ['Added a hook', 'does not begin with an imperative ("Added")'],
    ['Adding: a hook', 'does not begin with an imperative ("Adding")'],
    ['Merging is done', 'does not begin with an imperative ("Merging")'],
  ])('rejects %j', (message, reason) => {
    const { status, stderr } = runHook(message)
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining(reason) })
  })

  it('stops git commit', () => {
    git('init', '-q')
    git('config', 'core.hooksPath', resolve('.githooks'))
    const commit = (subject: string) =>
      git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-q', '--allow-empty', '-m', subject).status
    expect([commit('added a hook'), commit('Add a hook')]).toEqual([1, 0])
  })
})

describe('the installation of the packages', () => {
  it('sets the folder of the hooks', () => {
    git('init', '-q')
    setHooks(folder, OUTSIDE_CI)
    expect(git('config', '--get', 'core.hooksPath').stdout).toBe('.githooks\n')
  })

  it('leaves a folder that a developer has chosen', () => {
    git('init', '-q')
    git('config', 'core.hooksPath', 'mine')
    setHooks(folder, OUTSIDE_CI)
    expect(git('config', '--get', 'core.hooksPath').stdout).toBe('mine\n')
  })

  it('sets nothing in CI, nor in a repository around an unpacked tarball', () => {
    git('init', '-q')
    setHooks(folder, { ...ENV, CI: 'true' })
    const tarball = join(folder, 'unpacked')
    mkdirSync(tarball)
    setHooks(tarball, OUTSIDE_CI)
    expect(git('config', '--local', '--get', 'core.hooksPath').stdout).toBe('')
    expect(existsSync(join(tarball, '.git'))).toBe(false)
  })

  it('is silent without git', () => {
    mkdirSync(join(folder, '.git'))
    const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/set-hooks.mjs')], {
      encoding: 'utf8',
      env: { ...ENV, PATH: '' },
    })
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' })
  })
})
