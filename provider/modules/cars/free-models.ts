import { periodFault, type RentalPeriod } from '@/provider/contract/rules/dates/rental-period'
import { unavailableReason } from '@/provider/modules/cars/rules/availability'
import { hasFreePlate, type Plate } from '@/provider/modules/cars/rules/free-plates'
import { describeStay, type Stay } from '@/provider/rules/prices/stay'
import type { Asked } from './listing'
import { windowOf } from './offers'
import type { CarsParts } from './price-context'
import type { ModelRow } from './queries'

/** The plates of these models with what takes them between the first and the last of these rentals: one question. */
export async function platesDuring(
  { cars, settings, now }: CarsParts,
  models: ModelRow[],
  { branch }: Asked,
  rentals: readonly RentalPeriod[],
): Promise<Plate[]> {
  if (rentals.length === 0) return []
  const around = {
    pickup: new Date(Math.min(...rentals.map(({ pickup }) => pickup.getTime()))),
    dropoff: new Date(Math.max(...rentals.map(({ dropoff }) => dropoff.getTime()))),
  }
  const ids = models.map(({ id }) => id)
  return cars.listPlates(settings.station, windowOf(around, branch.data, now()), ids)
}

/** The stay that such a rental would be, or null when it may not be booked at all. */
export function bookableStay(period: RentalPeriod, { branch: { data } }: Asked, now: Date): Stay | null {
  return periodFault(period, now, data.rules) ? null : describeStay(period, data.timeZone)
}

/** Those of the models that can be had for the period. */
export function freeAmong(
  models: ModelRow[],
  plates: readonly Plate[],
  period: RentalPeriod,
  stay: Stay,
  { branch: { data } }: Asked,
): ModelRow[] {
  return models.filter((model) => {
    const own = plates.filter(({ modelId }) => modelId === model.id)
    const isFree = hasFreePlate(own, period, data.turnaroundMinutes)
    return unavailableReason({ ...model, hasFreePlate: isFree }, stay) === null
  })
}
