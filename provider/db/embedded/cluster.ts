import { spawnSync } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Account } from './account'
import { hint } from './embedded-error'

export const USER = 'sun'

/** Makes the cluster once. It is built beside and renamed, so that a crash never leaves half of one. */
export function ensureCluster(home: string, initdb: string, account: Account): string {
  const data = dataOf(home)
  if (existsSync(join(data, 'PG_VERSION'))) return data

  const draft = `${data}.init`
  rmSync(draft, { recursive: true, force: true })
  const [command = initdb, ...rest] = [...account.prefix, initdb]
  const options = ['-D', draft, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--data-checksums']
  // The builtin provider knows letters of every language and is the same on every system.
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const made = spawnSync(command, [...rest, ...options, ...locale], { ...account.spawn, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(hint(`initdb failed: ${lastLine(made.stderr ?? '') || made.error?.message}`))
  renameSync(draft, data)
  return data
}

/** Returns the folder in which the cluster of a home folder lies. */
export function dataOf(home: string): string {
  return join(home, 'data')
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? ''
}
