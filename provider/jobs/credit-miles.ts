import type { ProviderServer } from '@/provider/http/server'
import type { EarningService } from '@/provider/modules/miles/credit-due-miles'
import { repeat } from './repeat'

export type MilesJob = Pick<EarningService, 'sweep'>

/**
 * Credits the miles of rentals that ended and ends those that ran out, while the provider listens: a rental that was
 * closed while none did is found all the same.
 */
export function scheduleMileCredits(app: ProviderServer, earning: MilesJob, everyMs: number): void {
  repeat(app, everyMs, 'the sweep of miles', async () => {
    const swept = await earning.sweep()
    if (swept.counted > 0 || swept.expired > 0) app.log.info(swept, 'miles counted')
  })
}
