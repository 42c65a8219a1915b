import { existsSync, lstatSync, mkdirSync, readlinkSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'

type Environment = Record<string, string | undefined>
/** `better`: where the file may lie; `isMoved`: not where the name alone would lead. */
export type Place = { path: string; isMoved: boolean } | { refused: string; better: string }

const OWNER_ONLY = 0o700
const FOLDER = 'sun-rent-files'
const LINKS_MAX = 40

/**
 * Where an operator's file lies. What the branch writes (clients, scans, backups) never goes into the program's folder, which
 * is a clone that others read: a name without its folder, typed there, means the operator's own folder.
 *
 * @param env `PROGRAM_DIR` as the launcher of the command sets it; `OPERATOR_DIR`, `~/sun-rent-files` when left out
 */
export function placeOf(typed: string, use: 'read' | 'write', env: Environment, cwd = process.cwd()): Place {
  const path = resolve(cwd, typed)
  const program = env.PROGRAM_DIR
  if (!program || !isWithin(path, program)) return { path, isMoved: false }
  const folder = resolve(cwd, env.OPERATOR_DIR || join(homedir(), FOLDER))
  const own = resolve(folder, typed)
  if (use === 'read')
    return existsSync(path) || !existsSync(own) || !isWithin(own, folder)
      ? { path, isMoved: false }
      : { path: own, isMoved: true }
  const better = join(folder, basename(typed))
  if (isAbsolute(typed) || isWithin(own, program) || !isWithin(own, folder)) return { refused: path, better }
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY })
  return { path: own, isMoved: true }
}

/** By where both truly lie, whichever links lead there. */
function isWithin(path: string, folder: string): boolean {
  const way = relative(truePlace(folder), truePlace(path))
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way))
}

/** With its links followed as far as it exists, also one whose end does not exist yet: writing makes that. */
function truePlace(path: string, links = 0): string {
  if (existsSync(path)) return realpathSync(path)
  const parent = dirname(path)
  if (parent === path) return path
  const place = join(truePlace(parent, links), basename(path))
  const isLink = lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
  return isLink && links < LINKS_MAX ? truePlace(resolve(dirname(place), readlinkSync(place)), links + 1) : place
}
