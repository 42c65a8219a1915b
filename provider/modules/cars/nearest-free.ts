import type { CarItem } from '@/provider/contract/cars'
import type { RentalRequest } from '@/provider/contract/quotes'
import { FailureError } from '@/provider/failure-error'
import { byNearness } from '@/provider/modules/cars/rules/other-cars'
import type { Language } from '@/provider/rules/i18n/language'
import { carItem } from './car-item'
import { listPricedModels } from './list-priced-models'
import { type CarsDeps, readBranch } from './price-context'
import { todayOf } from './today'

const MAX_CARS = 3

type LostRental = Pick<RentalRequest, 'slug' | 'df' | 'dt' | 'city' | 'dropoffPlace'>

/**
 * Lists free cars for the dates and places of a cancelled rental: the same model when another plate is free, then the
 * nearest by class and price. The list is empty when these dates or places cannot be booked any more.
 */
export async function nearestFree(deps: CarsDeps, rental: LostRental, language: Language): Promise<CarItem[]> {
  const { cars, settings, photos, now } = deps
  const [models, branch, classes, photosOf] = await Promise.all([
    cars.listModels(settings.station),
    readBranch(deps),
    cars.listClasses(settings.station),
    photos.read(language),
  ])
  const { pricedModels } = await listPricedModels(deps, models, branch, rental, { language, clientId: null }).catch(
    noModels,
  )
  const sameModel = pricedModels.find(({ model }) => model.slug === rental.slug)
  const free = pricedModels.filter(({ reason }) => reason === null)
  const nearest = byNearness(free, { classId: sameModel?.model.classId, totalKop: sameModel?.price?.totalKop ?? 0 })
  const first = nearest.filter(({ model }) => model.slug === rental.slug)
  const { todayPercent } = todayOf(branch, now())
  return [...first, ...nearest.filter((pricedModel) => !first.includes(pricedModel))]
    .slice(0, MAX_CARS)
    .map((pricedModel) => carItem(pricedModel, { classes, language, todayPercent, photosOf }))
}

function noModels(error: unknown): Pick<Awaited<ReturnType<typeof listPricedModels>>, 'pricedModels'> {
  if (error instanceof FailureError) return { pricedModels: [] }
  throw error
}
