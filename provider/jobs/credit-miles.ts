import type { ProviderServer } from '@/provider/http/server'
import { repeat } from './repeat'

export type CreditMiles = () => Promise<{ counted: number; expired: number }>

/**
 * Credits the miles of rentals that ended and expires old miles, while the provider listens. A rental that was completed
 * while no provider ran is found later.
 */
export function scheduleMileCredits(app: ProviderServer, creditMiles: CreditMiles, intervalMs: number): void {
  repeat(app, intervalMs, 'the sweep of miles', async () => {
    const result = await creditMiles()
    if (result.counted > 0 || result.expired > 0) app.log.info(result, 'miles counted')
  })
}
