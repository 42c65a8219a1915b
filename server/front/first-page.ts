import { setTimeout as pause } from 'node:timers/promises'

const POLL_INTERVAL_MS = 100
/** Of a renderer that does not come up: then our own 503 is better than silence. */
const RENDERER_DEADLINE_MS = 60_000
/** From the first answer on: a provider that is away is not waited for. */
const PAGE_DEADLINE_MS = 5_000

type Deps = {
  /** @returns whether the page is there, whole; @throws while there is no renderer */
  requestPage: () => Promise<boolean>
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
export async function waitForFirstPage({ requestPage, isStopping, now, sleep = pause }: Deps): Promise<boolean> {
  let deadline = now() + RENDERER_DEADLINE_MS
  let hasResponded = false
  while (!isStopping() && now() < deadline) {
    const isPageReady = await requestPage().catch(() => null)
    if (isPageReady) return true
    if (isPageReady === false && !hasResponded) {
      hasResponded = true
      deadline = now() + PAGE_DEADLINE_MS
    }
    await sleep(POLL_INTERVAL_MS)
  }
  return false
}
