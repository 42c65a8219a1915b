import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Takes a lock file, or says which living process holds it. One left by a dead process is taken over.
 *
 * @param {string} path
 * @returns {{ heldBy: number } | { heldBy: null, release: () => void }}
 */
export function takeLock(path) {
  mkdirSync(dirname(path), { recursive: true })
  for (;;) {
    try {
      writeFileSync(path, `${process.pid} ${birthOf(process.pid)}`, { flag: 'wx' })
      return { heldBy: null, release: () => rmSync(path, { force: true }) }
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    const holder = livingHolder(path)
    if (holder !== null) return { heldBy: holder }
    rmSync(path, { force: true })
  }
}

/**
 * The process that holds this lock file, or null when it is gone.
 *
 * @param {string} path
 */
export function livingHolder(path) {
  try {
    const [pid = '', birth = ''] = readFileSync(path, 'utf8').split(' ')
    return birthOf(Number(pid)) === birth ? Number(pid) : null
  } catch {
    return null
  }
}

/**
 * When a process was born (on Linux), so that a number given out again is not taken for its former owner.
 *
 * @param {number} pid
 */
function birthOf(pid) {
  if (process.platform === 'linux') {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ') ?? []
    if (fields[0] === 'Z') throw new Error(`process ${pid} is a zombie`)
    return fields[19] ?? ''
  }
  process.kill(pid, 0)
  return 'alive'
}
