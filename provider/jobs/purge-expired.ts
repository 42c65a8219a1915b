import type { ProviderServer } from '@/provider/http/server'
import { repeat } from './repeat'

const INTERVAL_MS = 60 * 60 * 1000

const SUBJECTS = [
  'auth',
  'sessions',
  'outbox',
  'pageChanges',
  'files',
  'exports',
  'waitlist',
  'vouchers',
  'requests',
] as const

export type Purges = Record<(typeof SUBJECTS)[number], () => Promise<unknown>>

/**
 * Deletes what is stored for a limited time: old codes, counters, sessions that ended, messages that were sent, files,
 * exports, entries of the waitlist, keys of vouchers, old requests. Each purge runs by itself: one that fails does not stop the others.
 */
export function schedulePurges(app: ProviderServer, purges: Purges): void {
  for (const subject of SUBJECTS) {
    repeat(app, INTERVAL_MS, `the sweep of old traces of ${subject}`, async () => {
      await purges[subject]()
    })
  }
}
