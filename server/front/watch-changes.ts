import { setTimeout as pause } from 'node:timers/promises'
import { fetchPageChanges } from '@/lib/page-changes/fetch-page-changes'
import type { Purges } from './purges'

const RETRY_MS = 1_000

type Deps = {
  providerUrl: string
  token: string
  purges: Purges
  /** Called when pages of ours have just been purged. */
  onPurge: () => void
  signal: AbortSignal
}

/**
 * Purges what the provider says has changed, as long as the program runs. Changes are numbered, so none is missed while
 * the provider or the line to it is away; meanwhile pages grow old by time alone.
 */
export async function watchChanges({ purges, onPurge, signal, ...provider }: Deps): Promise<void> {
  let last: number | null = null
  while (!signal.aborted) {
    try {
      const changes = await fetchPageChanges({ ...provider, after: last, signal })
      if (changes.everything) purges.purgeAll()
      else purges.purge(changes.tags)
      if (changes.everything || changes.tags.length > 0) onPurge()
      last = changes.last
    } catch {
      await pause(RETRY_MS, undefined, { signal }).catch(() => undefined)
    }
  }
}
