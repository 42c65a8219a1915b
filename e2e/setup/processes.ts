import { spawnSync } from 'node:child_process'

/** Programs that a program started, and theirs. */
export function descendantsOf(pid: number): number[] {
  const list = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).stdout.trim().split('\n')
  const rows = list.map((row) => row.trim().split(/\s+/).map(Number))
  const childrenOf = (parent: number): number[] =>
    rows.flatMap(([child = 0, of]) => (of === parent ? [child, ...childrenOf(child)] : []))
  return childrenOf(pid)
}

const PROGRAMS = {
  provider: /dist\/provider\/main\.js/,
  front: /dist\/server\/front\/main\.js/,
  renderer: /dist\/server\/renderer\.js/,
  postgres: /native\/bin\/postgres .*-D /,
}

export type ProgramName = keyof typeof PROGRAMS

/** Process number of a program that a launcher runs, but not one of `others`; null while there is none. */
export function programOf(launcher: number, name: ProgramName, others: number[] = []): number | null {
  const found = descendantsOf(launcher).find((pid) => !others.includes(pid) && PROGRAMS[name].test(commandOf(pid)))
  return found ?? null
}

/** A zombie only waits for somebody to read how it ended. */
export function isRunning(pid: number): boolean {
  const state = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
  return state !== '' && !state.startsWith('Z')
}

function commandOf(pid: number): string {
  return spawnSync('ps', ['-o', 'args=', '-ww', '-p', String(pid)], { encoding: 'utf8' }).stdout
}
