import { readFileSync } from 'node:fs'

/** Seconds that the code takes at most to stop, read where they are written. */
export const DRAIN_SECONDS = {
  /** The front lets requests finish, then its renderer. */
  site: secondsOf('server/front/main.ts') + secondsOf('server/front/renderer-process.ts'),
  provider: secondsOf('provider/main.ts'),
}

function secondsOf(file: string): number {
  const [, ms] = /STOP_DEADLINE_MS = ([\d_]+)/.exec(readFileSync(file, 'utf8')) ?? []
  if (ms === undefined) throw new Error(`${file} has no STOP_DEADLINE_MS`)
  return Number(ms.replaceAll('_', '')) / 1000
}
