import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { takeLock } from './lock.mjs'
import { PlainError } from './plain-error.mjs'

/**
 * Makes the data folder where it is missing.
 *
 * @param {string} dir absolute
 * @throws {PlainError} when nothing can be written there
 */
export function openDataFolder(dir) {
  try {
    makeFolder(dir)
    // A file of this name is no folder.
    readdirSync(dir)
    accessSync(dir, constants.W_OK)
  } catch {
    throw cannotBeWritten(dir)
  }
}

/**
 * One launcher at a time in a data folder.
 *
 * @param {string} dir absolute
 * @returns {() => void} gives it back
 * @throws {PlainError}
 */
export function lockDataFolder(dir) {
  openDataFolder(dir)
  const lock = tryLock(dir)
  if (lock.heldBy !== null)
    throw new PlainError(`The data folder ${dir} is in use by process ${lock.heldBy}: stop it, or set another DATA_DIR`)
  return lock.release
}

/** @param {string} dir */
function tryLock(dir) {
  try {
    return takeLock(join(dir, 'launcher.lock'))
  } catch {
    // Allowed by its rights, and still no place for files: /proc, a full disk.
    throw cannotBeWritten(dir)
  }
}

/** Step by step: Node's own recursive mkdir never returns below /proc, and no signal reaches it. @param {string} path */
function makeFolder(path) {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
}

/** @param {string} dir */
function cannotBeWritten(dir) {
  return new PlainError(`The data folder ${dir} cannot be written: set DATA_DIR to another one`)
}
