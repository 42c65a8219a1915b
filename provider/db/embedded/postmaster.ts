import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

export type Postmaster = { pid: number; socketDirectory: string; sharedMemoryId: string }

/**
 * Reads `postmaster.pid`; returns null when there is none. Its lines: pid, data, start time, port, socket folder,
 * address, shared memory.
 */
export function readPostmaster(data: string): Postmaster | null {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    if (!Number.isInteger(pid) || pid <= 0) return null
    return { pid, socketDirectory: lines[4] ?? '', sharedMemoryId: lines[6]?.trim().split(/\s+/)[1] ?? '' }
  } catch {
    return null
  }
}

/**
 * Returns whether this pid is the server of this cluster: not a zombie, and not a process that got the number later.
 */
export function isServing(pid: number, data: string): boolean {
  return exists(pid) && commandOf(pid).includes(data)
}

/**
 * Takes away a pid file that keeps PostgreSQL from starting: its process number is that of a zombie or of another
 * process, and no process uses the cluster's shared memory any more. The file of a process that is gone is left to
 * PostgreSQL, which uses it to look for backends without a parent.
 */
export function clearMisleadingPidFile(data: string): void {
  const left = readPostmaster(data)
  if (!left || !exists(left.pid) || isServing(left.pid, data)) return
  if (!isSharedMemoryInUse(left.sharedMemoryId)) rmSync(join(data, 'postmaster.pid'), { force: true })
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Empty for a zombie. Not tested outside Linux. */
function commandOf(pid: number): string {
  if (process.platform !== 'linux') return spawnSync('ps', ['-o', 'command=', '-p', String(pid)]).stdout.toString()
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

function isSharedMemoryInUse(id: string): boolean {
  if (process.platform !== 'linux') return false
  const [head = '', ...rows] = readFileSync('/proc/sysvipc/shm', 'utf8').split('\n')
  const column = (name: string) => head.trim().split(/\s+/).indexOf(name)
  const row = rows.map((text) => text.trim().split(/\s+/)).find((cells) => cells[column('shmid')] === id)
  return row !== undefined && Number(row[column('nattch')]) > 0
}
