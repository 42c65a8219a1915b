import { readdirSync, readFileSync } from 'node:fs'

/** Of Linux: 100 a second. */
const CLOCK_TICK_MS = 10

/** When a process was born, which tells it from a later one of the same number; null when it is gone. */
export function birthOf(pid: number): string | null {
  const fields = statOf(pid)
  return fields === null || fields[0] === 'Z' ? null : (fields[19] ?? null)
}

/** Milliseconds of processor that a process has used, in its own code and in the kernel. */
export function processorMs(pid: number): number {
  const fields = statOf(pid)
  if (fields === null) throw new Error(`process ${pid} is gone`)
  return (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK_MS
}

/** Empty for a process that is gone. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((other) => Number.isInteger(other) && Number(statOf(other)?.[1]) === pid)
}

/** Fields of /proc/PID/stat from the state on: the name before it may hold spaces. */
function statOf(pid: number): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ') ?? null
  } catch {
    return null
  }
}

const ESTABLISHED = '01'

/** How many connections this machine has to a port of 127.0.0.1, counted at the side that connected. */
export function connectionsTo(port: number): number {
  const target = `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const rows = readFileSync('/proc/net/tcp', 'utf8').split('\n').slice(1)
  return rows.map((row) => row.trim().split(/\s+/)).filter((cells) => cells[2] === target && cells[3] === ESTABLISHED)
    .length
}
