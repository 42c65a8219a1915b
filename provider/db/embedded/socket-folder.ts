import { createHash } from 'node:crypto'
import { chownSync, lstatSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Account } from './account'
import { hint } from './embedded-error'

const HASH_LENGTH = 12
/** Most bytes of a socket's path on Linux; three fewer on macOS. */
const PATH_MAX_BYTES = 107
const SOCKET = '.s.PGSQL.5432'

/**
 * Returns the folder in which the server of this cluster is reached: the same at every start, so that the address of
 * the database outlives the server. It lies outside the data folder, whose path may be too long for a socket.
 */
export function socketFolderOf(data: string): string {
  return join(tmpdir(), `sun-${createHash('sha256').update(data).digest('hex').slice(0, HASH_LENGTH)}`)
}

/**
 * Makes the folder anew and empty: PostgreSQL takes the lock file of a killed server for a living one while its process
 * number is that of a zombie or of another process. No server may use the folder any more.
 *
 * @throws {Error} when something else is in its place, or its path is too long
 */
export function makeSocketFolder(folder: string, { owner }: Account): void {
  if (Buffer.byteLength(join(folder, SOCKET)) > PATH_MAX_BYTES)
    throw new Error(hint(`The path ${folder} is too long for a socket: set TMPDIR to a shorter one`))
  const existing = lstatSync(folder, { throwIfNoEntry: false })
  if (existing && !(existing.isDirectory() && [process.getuid?.(), owner?.uid].includes(existing.uid)))
    throw new Error(hint(`${folder} belongs to somebody else: remove it, or set TMPDIR to another folder`))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { mode: 0o700 })
  if (owner) chownSync(folder, owner.uid, owner.gid)
}
