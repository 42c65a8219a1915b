import type { ProviderServer } from '@/provider/http/server'
import { repeat } from './repeat'

const EVERY_MS = 60 * 60 * 1000

type Swept = { sweep(): Promise<unknown> }

export type Traces = Record<'auth' | 'sessions' | 'outbox' | 'pageChanges' | 'files' | 'exports', Swept>

/**
 * Removes what is kept for a while only: old codes, counters, sessions that ended, messages that left, files, exports. Each by
 * itself: what fails leaves the others alone.
 */
export function schedulePurges(
  app: ProviderServer,
  { auth, sessions, outbox, pageChanges, files, exports }: Traces,
): void {
  for (const [name, traces] of Object.entries({ auth, sessions, outbox, pageChanges, files, exports })) {
    repeat(app, EVERY_MS, `the sweep of old traces of ${name}`, async () => {
      await traces.sweep()
    })
  }
}
