import type { ProviderServer } from '@/provider/http/server'
import { repeat } from './repeat'

/** Returns how many holds expired. */
export type ExpireHolds = () => Promise<number>

/**
 * Moves holds that ran out to `expired` while the provider listens. No response waits for it: search and booking ignore
 * such holds by themselves.
 */
export function scheduleHoldExpiry(app: ProviderServer, expireHolds: ExpireHolds, intervalMs: number): void {
  repeat(app, intervalMs, 'the sweep of holds', async () => {
    const expired = await expireHolds()
    if (expired > 0) app.log.info({ expired }, 'holds expired')
  })
}
