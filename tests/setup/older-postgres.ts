import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chooseAccount } from '@/provider/db/embedded/account'
import { boot, shutDown } from '@/provider/db/embedded/server'
import { socketFolderOf } from '@/provider/db/embedded/socket-folder'
import { makeQuickFolder } from './quick-folder'

/** Where Debian lays the oldest PostgreSQL that we run on. */
const PROGRAMS = '/usr/lib/postgresql/15/bin'

/** Why a test over PostgreSQL 15 cannot run here, or null. */
export const NO_POSTGRES_15 = existsSync(join(PROGRAMS, 'initdb')) ? null : `no PostgreSQL 15 in ${PROGRAMS}`

/** A PostgreSQL 15 of its own on a Unix socket, with the clock of the station: what its text looks like must not matter. */
export async function startPostgres15(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = makeQuickFolder('sun-test-15-')
  const program = join(PROGRAMS, 'postgres')
  const account = chooseAccount(folder, program)
  const data = join(folder, 'data')
  const initdb = join(PROGRAMS, 'initdb')
  const [command = initdb, ...rest] = [...account.prefix, initdb]
  const options = ['-D', data, '-U', 'sun', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  const made = spawnSync(command, [...rest, ...options], {
    ...account.spawn,
    encoding: 'utf8',
    env: { ...process.env, TZ: 'Asia/Vladivostok' },
  })
  if (made.status !== 0) throw new Error(`initdb of PostgreSQL 15 failed: ${made.stderr}`)
  const socketDirectory = socketFolderOf(data)
  const running = await boot({ data, log: join(folder, 'log'), program, account }, socketDirectory)
  return {
    url: `postgresql://sun@localhost/postgres?host=${encodeURIComponent(socketDirectory)}`,
    stop: async () => {
      await shutDown(running, data)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
