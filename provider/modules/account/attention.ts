import type { ClientAnswer } from '@/provider/contract/account'
import type { DamagesService } from '@/provider/modules/damages/service'
import type { DriversService } from '@/provider/modules/drivers/service'
import type { FinesService } from '@/provider/modules/fines/service'
import type { OffersService } from '@/provider/modules/offers/service'

type Parts = { offers: OffersService; fines: FinesService; damages: DamagesService; drivers: DriversService }

/** What waits for the client, as numbers: the menu shows them on every page. */
export function createAttention({ offers, fines, damages, drivers }: Parts) {
  return async (clientId: number): Promise<ClientAnswer['attention']> => {
    const [open, ownFines, ownDamages, ownDrivers] = await Promise.all([
      offers.countOpen(clientId),
      fines.list(clientId, 'ru'),
      damages.list(clientId, 'ru'),
      drivers.list(clientId, 'ru'),
    ])
    return {
      offers: open,
      fines: ownFines.items.filter(({ debt }) => debt > 0).length,
      damages: ownDamages.items.filter(({ debt }) => debt > 0).length,
      drivers: ownDrivers.items.filter(needsClient).length,
    }
  }
}

/** Something is missing or refused, or the client has not yet approved it. */
function needsClient({ approved, verification }: { approved: boolean; verification: string }): boolean {
  return !approved || verification === 'rejected' || verification === 'incomplete'
}
