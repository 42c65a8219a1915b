import { findPeriodRejection, type RentalPeriod } from '@/provider/contract/rules/dates/rental-period'
import { unavailableReason } from '@/provider/modules/cars/rules/availability'
import { hasFreePlate, type Plate } from '@/provider/modules/cars/rules/free-plates'
import { describeStay, type Stay } from '@/provider/rules/prices/stay'
import type { PriceRequest } from './list-priced-models'
import { windowOf } from './price-car-rental'
import type { CarsDeps } from './price-context'
import type { ModelRow } from './queries'

/** Lists the plates of these models with their bookings between the first and the last of these rentals: one statement. */
export async function platesDuring(
  { cars, settings, now }: CarsDeps,
  models: ModelRow[],
  { branch }: Pick<PriceRequest, 'branch'>,
  rentals: readonly RentalPeriod[],
): Promise<Plate[]> {
  if (rentals.length === 0) return []
  const searchPeriod = {
    pickup: new Date(Math.min(...rentals.map(({ pickup }) => pickup.getTime()))),
    dropoff: new Date(Math.max(...rentals.map(({ dropoff }) => dropoff.getTime()))),
  }
  const ids = models.map(({ id }) => id)
  return cars.listPlates(settings.station, windowOf(searchPeriod, branch.data, now()), ids)
}

/** Returns the stay of a rental, or null when its dates cannot be booked. */
export function bookableStay(period: RentalPeriod, { branch: { data } }: PriceRequest, now: Date): Stay | null {
  return findPeriodRejection(period, now, data.rules) ? null : describeStay(period, data.timeZone)
}

/** Returns the models that are available for the period. */
export function freeAmong(
  models: ModelRow[],
  plates: readonly Plate[],
  period: RentalPeriod,
  stay: Stay,
  { branch: { data } }: PriceRequest,
): ModelRow[] {
  return models.filter((model) => {
    const modelPlates = plates.filter(({ modelId }) => modelId === model.id)
    const isFree = hasFreePlate(modelPlates, period, data.turnaroundMinutes)
    return unavailableReason({ ...model, hasFreePlate: isFree }, stay) === null
  })
}
