import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { chooseAccount } from '@/provider/db/embedded/account'
import { databaseUrl } from './database-url'

/** Where Debian lays it. */
const PROGRAM = '/usr/sbin/pgbouncer'
/** Fewer than those who ask: a connection changes its server connection from one transaction to the next. */
const SERVER_CONNECTIONS = 3

/** Why a test behind PgBouncer cannot run here, or null. */
export const NO_PGBOUNCER = existsSync(PROGRAM) ? null : `no ${PROGRAM}`

/** The real PgBouncer, sharing connections by transaction, as Debian sets it up but for that: it takes no start-up parameters. */
export async function startPgBouncer(serverUrl: string) {
  // A short path: a socket's may have about 107 bytes.
  const folder = await mkdtemp('/tmp/sun-bouncer-')
  const account = chooseAccount(folder, PROGRAM)
  const server = new pg.Client({ connectionString: serverUrl })
  const settings = join(folder, 'pgbouncer.ini')
  await writeFile(
    settings,
    `[databases]
* = host=${server.host} port=${server.port} user=${server.user}${server.password ? ` password=${server.password}` : ''}
[pgbouncer]
listen_addr =
listen_port = 6432
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
`,
    { mode: 0o644 },
  )
  const [command = PROGRAM, ...rest] = [...account.prefix, PROGRAM]
  const child = spawn(command, [...rest, settings], { ...account.spawn, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  let log = ''
  await new Promise<void>((up, reject) => {
    child.stderr.on('data', (line: Buffer) => {
      log += line.toString()
      if (log.includes('process up')) up()
    })
    child.once('exit', () => reject(new Error(`PgBouncer did not start: ${log}`)))
  })
  return {
    /** Its log, with errors. */
    readLog: () => log,
    urlOf: (name: string) =>
      databaseUrl(`postgresql://sun@localhost/?host=${encodeURIComponent(folder)}&port=6432`, name),
    stop: async () => {
      process.off('exit', end)
      end()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
