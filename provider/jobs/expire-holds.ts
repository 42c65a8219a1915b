import type { ProviderServer } from '@/provider/http/server'
import type { Bookings } from '@/provider/modules/bookings/bind-bookings'
import { repeat } from './repeat'

export type HoldsJob = Pick<Bookings, 'expireHolds'>

/**
 * Moves holds that ran out to `expired` while the provider listens. No answer waits for it: search and booking pass
 * over such holds by themselves.
 */
export function scheduleHoldExpiry(app: ProviderServer, bookings: HoldsJob, everyMs: number): void {
  repeat(app, everyMs, 'the sweep of holds', async () => {
    const expired = await bookings.expireHolds()
    if (expired > 0) app.log.info({ expired }, 'holds expired')
  })
}
