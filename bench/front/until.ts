import { setTimeout as pause } from 'node:timers/promises'

const STEP_MS = 100
const DEADLINE_MS = 30_000

/** Waits for something to hold; a question that throws is one that says no. @throws {Error} that says what was waited for */
export async function until(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  const end = performance.now() + DEADLINE_MS
  let reason = ''
  while (performance.now() < end) {
    try {
      if (await holds()) return
    } catch (error) {
      reason = `: ${error instanceof Error ? error.message : error}`
    }
    await pause(STEP_MS)
  }
  throw new Error(`${what} did not happen within ${DEADLINE_MS / 1000} s${reason}`)
}
