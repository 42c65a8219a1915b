import { setTimeout as pause } from 'node:timers/promises'
import { subDays } from 'date-fns'
import type { PageChangesAnswer } from '@/provider/contract/page-changes'
import type { PageChangesRepository } from './queries'

/** How soon a change is told, and how long a caller waits for one. */
const LOOK_EVERY_MS = 250
const WAIT_MS = 20_000
/** More at once are everything. */
const MOST = 1_000
const KEPT_DAYS = 2

type Parts = { changes: PageChangesRepository; now: () => Date; isDraining: () => boolean }

export type PageChangesService = ReturnType<typeof createPageChangesService>

export function createPageChangesService({ changes, now, isDraining }: Parts) {
  return {
    /**
     * What has changed after that number; waits for something to change.
     *
     * @param after undefined: the caller knows nothing yet and is only told the present number.
     */
    async since(after: number | undefined): Promise<PageChangesAnswer> {
      const { first, last } = await changes.span()
      if (after === undefined) return { last, tags: [], everything: false }
      // The row of that number itself is gone, or was never written here: changes may be missing.
      if (after > last || after < first - 1) return { last, tags: [], everything: true }

      const until = performance.now() + WAIT_MS
      for (;;) {
        const rows = await changes.after(after, MOST)
        if (rows.length === MOST) return { last: (await changes.span()).last, tags: [], everything: true }
        const newest = rows.at(-1)
        if (newest) return { last: newest.id, tags: [...new Set(rows.map(({ tag }) => tag))], everything: false }
        if (isDraining() || performance.now() > until) return { last: after, tags: [], everything: false }
        await pause(LOOK_EVERY_MS)
      }
    },

    async sweep(): Promise<void> {
      await changes.removeMadeBefore(subDays(now(), KEPT_DAYS))
    },
  }
}
