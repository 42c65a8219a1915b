import { setTimeout as pause } from 'node:timers/promises'
import { FRESH_SECONDS } from './freshness'

const DEADLINE_MS = 2_000
const RETRY_MS = 1_000
/** After that no page of before is fresh there any more. */
const TRIES = Math.ceil((FRESH_SECONDS * 1000) / RETRY_MS)

type Deps = {
  /** Purge hooks of the caches in front of us. */
  urls: readonly string[]
  /** A hook that did not respond; called once for each row of failures. */
  warn: (details: { host: string }) => void
  sleep?: (ms: number) => Promise<unknown>
}

/**
 * Tells the caches in front of us that pages have changed, after we have purged ours: what they ask for next is new. Without
 * the tags, which nginx cannot find pages by.
 */
export function createOuterCaches({ urls, warn, sleep = pause }: Deps) {
  const hooks = urls.map((url) => createHook(url))
  return {
    purge(): void {
      for (const notify of hooks) notify()
    },
  }

  /** One call at a time; what changes meanwhile is one more call. */
  function createHook(url: string): () => void {
    let wanted = 0
    let isRunning = false
    return () => {
      wanted = TRIES
      if (!isRunning) void run()
    }

    async function run(): Promise<void> {
      isRunning = true
      let hasWarned = false
      while (wanted > 0) {
        const left = wanted
        wanted = 0
        if (await isPurged(url)) continue
        if (!hasWarned) warn({ host: new URL(url).host })
        hasWarned = true
        wanted = Math.max(wanted, left - 1)
        await sleep(RETRY_MS)
      }
      isRunning = false
    }
  }
}

async function isPurged(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { method: 'POST', redirect: 'error', signal: AbortSignal.timeout(DEADLINE_MS) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
