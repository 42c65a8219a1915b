import { existsSync, lstatSync, mkdirSync, readlinkSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'

type Environment = Record<string, string | undefined>
/** `isRelocated`: the file is in the operator's own folder. `betterPath`: where the file may be written instead. */
export type Place = { path: string; isRelocated: boolean } | { rejectedPath: string; betterPath: string }

const OWNER_ONLY = 0o700
const FOLDER = 'sun-rent-files'
const LINKS_MAX = 40

/**
 * Returns the path of an operator's file. Files of the branch (clients, scans, backups) are never written into the program's
 * folder, which is a clone that others read: a relative name that was typed there means the operator's own folder.
 *
 * @param env `PROGRAM_DIR` as the launcher of the command sets it; `OPERATOR_DIR`, `~/sun-rent-files` when left out
 */
export function placeOf(typed: string, use: 'read' | 'write', env: Environment, cwd = process.cwd()): Place {
  const path = resolve(cwd, typed)
  const program = env.PROGRAM_DIR
  if (!program || !isWithin(path, program)) return { path, isRelocated: false }
  const folder = resolve(cwd, env.OPERATOR_DIR || join(homedir(), FOLDER))
  const own = resolve(folder, typed)
  if (use === 'read')
    return existsSync(path) || !existsSync(own) || !isWithin(own, folder)
      ? { path, isRelocated: false }
      : { path: own, isRelocated: true }
  const betterPath = join(folder, basename(typed))
  if (isAbsolute(typed) || isWithin(own, program) || !isWithin(own, folder)) return { rejectedPath: path, betterPath }
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY })
  return { path: own, isRelocated: true }
}

/** Compares the real paths of both, with every link followed. */
function isWithin(path: string, folder: string): boolean {
  const way = relative(realPath(folder), realPath(path))
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way))
}

/** Follows the links of a path, also of one that does not exist yet: writing would create the target of its link. */
function realPath(path: string, links = 0): string {
  if (existsSync(path)) return realpathSync(path)
  const parent = dirname(path)
  if (parent === path) return path
  const linked = join(realPath(parent, links), basename(path))
  const isLink = lstatSync(linked, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
  return isLink && links < LINKS_MAX ? realPath(resolve(dirname(linked), readlinkSync(linked)), links + 1) : linked
}
