import { findPeriodRejection, type RentalPeriod } from '@/provider/contract/rules/dates/rental-period'
import { FailureError } from '@/provider/failure-error'
import { unavailableReason } from '@/provider/modules/cars/rules/availability'
import { countFreePlates, type Plate } from '@/provider/modules/cars/rules/free-plates'
import { describeStay } from '@/provider/rules/prices/stay'
import { platesDuring } from './free-models'
import type { PriceRequest } from './list-priced-models'
import { type CarsDeps, readBranch } from './price-context'
import type { ModelRow } from './queries'

/** A rental of a model, with the ids of its places. */
export type RentalOfModel = RentalPeriod & { modelId: number; pickupPlace: number; dropoffPlace: number }

/**
 * Counts for each rental the cars of its model that are free, with one statement for all; null: it can never be booked
 * online, because its dates or places have gone or the model is no longer for hire.
 */
export async function countFree(deps: CarsDeps, rentals: readonly RentalOfModel[]): Promise<(number | null)[]> {
  const [models, branch] = await Promise.all([deps.cars.listModels(deps.settings.station), readBranch(deps)])
  const modelOf = new Map(models.map((model) => [model.id, model]))
  const bookable = await Promise.all(
    rentals.map((rental) => isBookable(deps, rental, modelOf.get(rental.modelId), branch)),
  )
  const open = rentals.filter((_, index) => bookable[index])
  const named = models.filter(({ id }) => open.some(({ modelId }) => modelId === id))
  const plates = await platesDuring(deps, named, { branch }, open)
  return rentals.map((rental, index) => {
    const model = modelOf.get(rental.modelId)
    return model && bookable[index] ? countOf(model, rental, plates, branch) : null
  })
}

type Branch = PriceRequest['branch']

async function isBookable(
  { places, now }: CarsDeps,
  { pickupPlace: city, dropoffPlace, ...period }: RentalOfModel,
  model: ModelRow | undefined,
  { data }: Branch,
): Promise<boolean> {
  if (!model?.selfDrive || findPeriodRejection(period, now(), data.rules)) return false
  return places.findRentalPlaces({ city, dropoffPlace }, data.defaultPlaceId).then(
    () => true,
    (error: unknown) => {
      if (error instanceof FailureError) return false
      throw error
    },
  )
}

function countOf(model: ModelRow, rental: RentalOfModel, plates: readonly Plate[], { data }: Branch): number {
  const ofModel = plates.filter(({ modelId }) => modelId === model.id)
  const count = countFreePlates(ofModel, rental, data.turnaroundMinutes)
  const stay = describeStay(rental, data.timeZone)
  return unavailableReason({ ...model, hasFreePlate: count > 0 }, stay) === null ? count : 0
}
