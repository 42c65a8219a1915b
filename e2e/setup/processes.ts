import { spawnSync } from 'node:child_process'

/** Programs that a program started, and theirs. */
export function descendantsOf(pid: number): number[] {
  const list = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).stdout.trim().split('\n')
  const rows = list.map((row) => row.trim().split(/\s+/).map(Number))
  const childrenOf = (parent: number): number[] =>
    rows.flatMap(([child = 0, of]) => (of === parent ? [child, ...childrenOf(child)] : []))
  return childrenOf(pid)
}
