import { setTimeout as pause } from 'node:timers/promises'

/**
 * @typedef {object} Life of a process, from its start to its end
 * @property {Promise<string>} ended how
 * @property {() => Promise<unknown>} ready resolves when it does its work; rejects when it ends before
 * @property {() => Promise<void>} stop
 * @property {() => string} [lastWords] after a colon
 * @property {number} [pid]
 * @property {string} [url] where others reach it; the same in every life
 *
 * @typedef {object} Kept
 * @property {string} name
 * @property {(stopping: AbortSignal) => Life | Promise<Life>} start
 * @property {ReturnType<typeof import('./restarts.mjs').countRestarts>} restarts
 * @property {(how: string) => boolean} [isOutage] whether only what it needs is away
 * @property {(line: string) => void} say
 * @property {(ms: number, value: undefined, options: { signal: AbortSignal }) => Promise<unknown>} [sleep]
 */

/**
 * Starts a process, waits until it does its work, and starts it again whenever it ends, until it is stopped or has died
 * too often (then `restarts.givenUp` says so).
 *
 * @param {Kept} kept
 * @throws {Error} of the first start
 */
export async function keepAlive({ name, start, restarts, isOutage = () => false, say, sleep = pause }) {
  const stopping = new AbortController()
  /** @type {Promise<null>} */
  const asked = new Promise((resolve) => stopping.signal.addEventListener('abort', () => resolve(null)))
  let life = await start(stopping.signal)
  try {
    await life.ready()
  } catch (error) {
    await life.stop()
    throw error
  }
  const watching = watch()

  return {
    life: () => life,
    async stop() {
      stopping.abort()
      await watching
      await life.stop()
    },
  }

  async function watch() {
    for (;;) {
      const how = await Promise.race([asked, life.ended])
      if (how === null) return
      const endedAt = performance.now()
      const wait = isOutage(how) ? restarts.afterOutage(how) : restarts.afterDeath(how, life.lastWords?.())
      if (wait === null) return
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      life = await Promise.resolve(start(stopping.signal)).catch(unborn)
      life.ready().then(
        () => say(`The ${name} is back after ${((performance.now() - endedAt) / 1000).toFixed(1)} s`),
        () => undefined,
      )
    }
  }
}

/** A start that failed is a death like any other. @param {Error} error @returns {Life} */
function unborn(error) {
  return {
    ended: Promise.resolve(error.message),
    ready: () => Promise.reject(error),
    stop: async () => undefined,
  }
}
