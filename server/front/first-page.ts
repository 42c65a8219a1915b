import { setTimeout as pause } from 'node:timers/promises'

const ASK_EVERY_MS = 100
/** Of a renderer that does not come up: then our own 503 is better than silence. */
const RENDERER_DEADLINE_MS = 60_000
/** From the first answer on: a provider that is away is not waited for. */
const PAGE_DEADLINE_MS = 5_000

type Parts = {
  /** @returns whether the page is there, whole; @throws while there is no renderer */
  askForPage: () => Promise<boolean>
  isStopping: () => boolean
  /** Milliseconds that never go back. */
  now: () => number
  sleep?: (ms: number) => Promise<unknown>
}

/**
 * Waits until the first page has been rendered: a site that listens earlier answers its first visitors with errors,
 * because a renderer that is still loading its own code keeps no deadline.
 *
 * @returns false when the page cannot be had in time
 */
export async function waitForFirstPage({ askForPage, isStopping, now, sleep = pause }: Parts): Promise<boolean> {
  let deadline = now() + RENDERER_DEADLINE_MS
  let isAnswered = false
  while (!isStopping() && now() < deadline) {
    const answer = await askForPage().catch(() => null)
    if (answer) return true
    if (answer === false && !isAnswered) {
      isAnswered = true
      deadline = now() + PAGE_DEADLINE_MS
    }
    await sleep(ASK_EVERY_MS)
  }
  return false
}
