import { processorMs } from '@/cluster/processes'
import { descendantsOf } from '../../e2e/setup/processes'

/** Milliseconds of processor by program. */
export type Cost = Record<string, number>
export type Program = { name: string; pid: number }

/** Processor time so far, of a program and of what it has started (PostgreSQL: one process a connection). */
export function processorNow(programs: Program[]): Cost {
  return Object.fromEntries(
    programs.map(({ name, pid }) => {
      const pids = name === 'postgres' ? [pid, ...descendantsOf(pid)] : [pid]
      return [name, pids.reduce((sum, one) => sum + msOf(one), 0)]
    }),
  )
}

/** Milliseconds of processor for one of so many pages. */
export function costSince(before: Cost, programs: Program[], pages: number): Cost {
  const now = processorNow(programs)
  return Object.fromEntries(
    Object.entries(now).map(([name, ms]) => [name, Math.max(0, ms - (before[name] ?? 0)) / pages]),
  )
}

/** A connection may have ended meanwhile. */
function msOf(pid: number): number {
  try {
    return processorMs(pid)
  } catch {
    return 0
  }
}
