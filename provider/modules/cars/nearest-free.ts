import type { CarItem } from '@/provider/contract/cars'
import type { RentalRequest } from '@/provider/contract/quotes'
import { FailureError } from '@/provider/failure-error'
import { byNearness } from '@/provider/modules/cars/rules/other-cars'
import type { Language } from '@/provider/rules/i18n/language'
import { carItem } from './car-item'
import { listOffers } from './listing'
import { type CarsParts, readBranch } from './price-context'
import { todayOf } from './today'

const MOST = 3

type Wanted = Pick<RentalRequest, 'slug' | 'df' | 'dt' | 'city' | 'dropoffPlace'>

/**
 * Cars for the dates and places of a rental that came to nothing: the same model where another plate is free, then the
 * nearest by class and price. None when these dates or places cannot be booked any more.
 */
export async function nearestFree(parts: CarsParts, wanted: Wanted, language: Language): Promise<CarItem[]> {
  const { cars, settings, now } = parts
  const [models, branch, classes] = await Promise.all([
    cars.listModels(settings.station),
    readBranch(parts),
    cars.listClasses(settings.station),
  ])
  const { offers } = await listOffers(parts, models, branch, wanted, { language, clientId: null }).catch(noOffers)
  const own = offers.find(({ model }) => model.slug === wanted.slug)
  const free = offers.filter(({ reason }) => reason === null)
  const near = byNearness(free, { classId: own?.model.classId, totalKop: own?.price?.totalKop ?? 0 })
  const first = near.filter(({ model }) => model.slug === wanted.slug)
  const { todayPercent } = todayOf(branch, now())
  return [...first, ...near.filter((offer) => !first.includes(offer))]
    .slice(0, MOST)
    .map((offer) => carItem(offer, { classes, language, todayPercent }))
}

function noOffers(error: unknown): Pick<Awaited<ReturnType<typeof listOffers>>, 'offers'> {
  if (error instanceof FailureError) return { offers: [] }
  throw error
}
