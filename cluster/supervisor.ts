import { setTimeout as pause } from 'node:timers/promises'
import { countRestarts, DEATHS_IN_A_MINUTE } from '../scripts/restarts.mjs'
import type { Part } from './part'

/** Starts again what has ended by itself, until it dies too often. */
export function createSupervisor(say: (line: string) => void, logOf: (name: string) => string) {
  const stopping = new AbortController()
  const restarts = new Map<string, ReturnType<typeof countRestarts>>()
  const running = new Set<Promise<void>>()
  let giveUp: (line: string) => void
  const failure = new Promise<string>((resolve) => {
    giveUp = resolve
  })

  return {
    /** Resolves with one line when a part is not started again. */
    failure,
    onDeath(part: Part, how: string): void {
      if (stopping.signal.aborted) return
      const restart = startAgain(part, how).finally(() => running.delete(restart))
      running.add(restart)
    },
    /** Starts nothing any more. */
    async stop(): Promise<void> {
      stopping.abort()
      await Promise.all(running)
    },
  }

  async function startAgain(part: Part, how: string): Promise<void> {
    for (let reason = how; ; ) {
      const wait = restartsOf(part.name).afterDeath(reason)
      if (wait === null) return
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      try {
        await part.start()
        say(`The ${part.name} is back`)
        return
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error)
      }
    }
  }

  function restartsOf(name: string) {
    const present = restarts.get(name)
    if (present) return present
    const made = countRestarts({ name, limit: DEATHS_IN_A_MINUTE, logFile: logOf(name), say })
    void made.givenUp.then(giveUp)
    restarts.set(name, made)
    return made
  }
}
