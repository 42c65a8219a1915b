import type { ProviderServer } from '@/provider/http/server'
import type { Bound } from '@/provider/modules/bind'
import type { creditDueMiles } from '@/provider/modules/miles/credit-due-miles'
import { repeat } from './repeat'

export type MilesJob = { creditDue: Bound<typeof creditDueMiles> }

/**
 * Credits the miles of rentals that ended and ends those that ran out, while the provider listens: a rental that was
 * closed while none did is found all the same.
 */
export function scheduleMileCredits(app: ProviderServer, earning: MilesJob, everyMs: number): void {
  repeat(app, everyMs, 'the sweep of miles', async () => {
    const result = await earning.creditDue()
    if (result.counted > 0 || result.expired > 0) app.log.info(result, 'miles counted')
  })
}
