import type { DriversAnswer } from '@/provider/contract/drivers'
import type { DriversRepository } from './repository'

export type DriversService = ReturnType<typeof createDriversService>

export function createDriversService(drivers: DriversRepository) {
  return {
    async list(clientId: number): Promise<DriversAnswer> {
      const rows = await drivers.list(clientId)
      return { items: rows.map((driver) => ({ ...driver, middle_name: driver.middle_name ?? '' })) }
    },
  }
}
