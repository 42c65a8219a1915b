import type { CarItem } from '@/provider/contract/cars'
import type { RentalRequest } from '@/provider/contract/quotes'
import { FailureError } from '@/provider/failure-error'
import { byNearness } from '@/provider/modules/cars/rules/other-cars'
import type { Language } from '@/provider/rules/i18n/language'
import { carItem } from './car-item'
import { listOffers } from './list-priced-models'
import { type CarsDeps, readBranch } from './price-context'
import { todayOf } from './today'

const MAX_CARS = 3

type LostRental = Pick<RentalRequest, 'slug' | 'df' | 'dt' | 'city' | 'dropoffPlace'>

/**
 * Lists free cars for the dates and places of a cancelled rental: the same model when another plate is free, then the
 * nearest by class and price. The list is empty when these dates or places cannot be booked any more.
 */
export async function nearestFree(deps: CarsDeps, rental: LostRental, language: Language): Promise<CarItem[]> {
  const { cars, settings, now } = deps
  const [models, branch, classes] = await Promise.all([
    cars.listModels(settings.station),
    readBranch(deps),
    cars.listClasses(settings.station),
  ])
  const { offers } = await listOffers(deps, models, branch, rental, { language, clientId: null }).catch(noOffers)
  const sameModel = offers.find(({ model }) => model.slug === rental.slug)
  const free = offers.filter(({ reason }) => reason === null)
  const nearest = byNearness(free, { classId: sameModel?.model.classId, totalKop: sameModel?.price?.totalKop ?? 0 })
  const first = nearest.filter(({ model }) => model.slug === rental.slug)
  const { todayPercent } = todayOf(branch, now())
  return [...first, ...nearest.filter((offer) => !first.includes(offer))]
    .slice(0, MAX_CARS)
    .map((offer) => carItem(offer, { classes, language, todayPercent }))
}

function noOffers(error: unknown): Pick<Awaited<ReturnType<typeof listOffers>>, 'offers'> {
  if (error instanceof FailureError) return { offers: [] }
  throw error
}
