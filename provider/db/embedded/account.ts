import { type SpawnOptions, spawnSync } from 'node:child_process'
import { lchownSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { hint } from './embedded-error'

/** How a program of PostgreSQL is started, and who owns its files then; `owner` null: the account of this process. */
export type Account = {
  prefix: string[]
  spawn: Pick<SpawnOptions, 'uid' | 'gid'>
  owner: { uid: number; gid: number } | null
}

const NOBODY = 65_534
// PostgreSQL then sees "nobody", while files stay owned by the account of this process: works below a home directory that
// only root may enter, and for an account number that has no name.
const UNSHARE = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`]
const ITSELF: Account = { prefix: [], spawn: {}, owner: null }
const UNSHARED: Account = { ...ITSELF, prefix: UNSHARE }

/**
 * Returns the account that runs PostgreSQL, which refuses to run as root or as an account without a name. As root it
 * runs, in this order of choice, as the account that owns the cluster already, as "nobody" in a user namespace of its
 * own, or as `postgres`/`nobody` of this machine.
 *
 * @param directory of the cluster; it is given to the chosen account.
 * @throws {Error} when no account can run it.
 */
export function chooseAccount(directory: string, program: string): Account {
  const usable = candidates(directory).find((account) => canRun(account, program))
  if (!usable)
    throw new Error(hint('PostgreSQL runs neither as root nor without a name, and no other account may start it'))
  if (usable.owner) giveTo(usable.owner, directory)
  return usable
}

function candidates(directory: string): Account[] {
  if (process.getuid?.() !== 0) return [isNameless() ? UNSHARED : ITSELF]
  const { uid, gid } = statSync(directory)
  return uid === 0 ? [UNSHARED, ...machineAccounts()] : [accountOf(uid, gid)]
}

function accountOf(uid: number, gid: number): Account {
  const isNamed = passwd().some((row) => row[2] === String(uid))
  return { prefix: isNamed ? [] : UNSHARE, spawn: { uid, gid }, owner: { uid, gid } }
}

function machineAccounts(): Account[] {
  const rows = ['postgres', 'nobody'].map((name) => passwd().find((row) => row[0] === name))
  return rows.flatMap((row) => (row ? [accountOf(Number(row[2]), Number(row[3]))] : []))
}

/** Rows of name, password, user number, group number … */
function passwd(): string[][] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((row) => row.split(':'))
}

function isNameless(): boolean {
  try {
    return userInfo().username === ''
  } catch {
    return true
  }
}

function canRun({ prefix, spawn }: Account, program: string): boolean {
  const [command = program, ...rest] = [...prefix, program]
  return spawnSync(command, [...rest, '--version'], { ...spawn, stdio: 'ignore' }).status === 0
}

function giveTo({ uid, gid }: { uid: number; gid: number }, directory: string): void {
  lchownSync(directory, uid, gid)
  for (const entry of readdirSync(directory, { withFileTypes: true, recursive: true }))
    lchownSync(join(entry.parentPath, entry.name), uid, gid)
}
