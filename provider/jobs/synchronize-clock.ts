import type { DatabaseClock } from '@/provider/db/database-clock'
import type { ProviderServer } from '@/provider/http/server'
import { repeat } from './repeat'

/** Reads the database's clock repeatedly while the provider listens. */
export function scheduleClockReading(
  app: ProviderServer,
  clock: Pick<DatabaseClock, 'read'>,
  intervalMs: number,
): void {
  repeat(app, intervalMs, 'the reading of the database’s clock', async () => {
    // The requests that need the database report its outage; the clock goes on by itself meanwhile.
    await clock.read().catch(() => undefined)
  })
}
