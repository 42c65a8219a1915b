import type { CarItem, CarsAnswer, CarsQuery } from '@/provider/contract/cars'
import { type CarClassId, isCarClass } from '@/provider/contract/rules/cars/car-classes'
import { FailureError } from '@/provider/failure-error'
import { byNearness, classesInTurn, medianKop } from '@/provider/modules/cars/rules/other-cars'
import { filtersOf, passes } from '@/provider/rules/cars/filters'
import { type Answering, carItem, classSummary, nextFreeOf, type Offer } from './car-item'
import { byWish } from './car-order'
import { countFacets } from './facets'
import { type Asked, listOffers, promoOfList, type Reader } from './listing'
import { findNearestDates, findNextFree } from './other-dates'
import { type CarsParts, readBranch } from './price-context'
import { todayOf } from './today'

const MAX_SIMILAR = 3

/** @throws {FailureError} `unknown_class`, `unknown_place`, or the fault of the dates. */
export async function searchCars(parts: CarsParts, query: CarsQuery, reader: Reader): Promise<CarsAnswer> {
  const { cars, settings } = parts
  const classId = requireClass(query.ac)
  const [models, branch, classes] = await Promise.all([
    cars.listModels(settings.station),
    readBranch(parts),
    cars.listClasses(settings.station),
  ])
  const { asked, offers } = await listOffers(parts, models, branch, query, reader)
  const { data } = branch
  const answering = { classes, language: reader.language, todayPercent: todayOf(branch, parts.now()).todayPercent }
  const dated = asked.period !== null

  const filters = filtersOf(query, classId)
  const limits = { cargoModel: data.cargoModel, maxDriverAge: data.rules.maxDriverAge }
  const found = offers.filter(({ model }) => passes(model, filters, limits))
  const ofAnyClass = offers.filter(({ model }) => passes(model, filters, limits, 'class'))
  const free = found.filter(({ reason }) => reason === null)
  const pages = Math.max(1, Math.ceil(found.length / data.carsPerPage))
  const page = Math.min(query.page ?? 1, pages)
  return {
    items: itemsOfPage(parts, found, asked, answering, { ...query, page }),
    classes: classes.map((carClass) => classSummary(carClass, ofAnyClass, { ...answering, dated })),
    facets: countFacets(offers, filters, limits),
    total: found.length,
    free: dated ? free.length : null,
    page,
    pages,
    ...(dated && free.length === 0
      ? {
          nearest: await findNearestDates(parts, found, asked),
          similar: similarTo(found, offers, classId).map((offer) => carItem(offer, answering)),
        }
      : { nearest: [], similar: [] }),
    promo: promoOfList(found, asked),
  }
}

/** The free ones first, each part by the wish of the visitor; taken ones say when they are free again. */
function itemsOfPage(
  parts: CarsParts,
  offers: Offer[],
  asked: Asked,
  answering: Answering,
  { sort = 'sort', page }: { sort?: CarsQuery['sort']; page: number },
): CarItem[] {
  const order = byWish(sort)
  const { carsPerPage } = asked.branch.data
  const shown = offers
    .map((offer) => ({ offer, item: carItem(offer, answering) }))
    .sort((a, b) => Number(a.item.reason !== null) - Number(b.item.reason !== null) || order(a.item, b.item))
    .slice((page - 1) * carsPerPage, page * carsPerPage)
  const nextFree = findNextFree(
    parts,
    shown.map(({ offer }) => offer),
    asked,
  )
  return shown.map(({ offer, item }) => ({ ...item, nextFree: nextFreeOf(nextFree.get(offer.model.id)) }))
}

/** Other cars for the dates, the nearest to what those asked for cost, or their class when the filters leave none. */
function similarTo(found: Offer[], offers: Offer[], classId: CarClassId | undefined): Offer[] {
  const ofClass = offers.filter(({ model }) => classId === undefined || model.classId === classId)
  const wanted = found.length > 0 ? found : ofClass
  const totalKop = medianKop(wanted.map(({ price }) => price?.totalKop ?? 0))
  const free = offers.filter(({ reason }) => reason === null)
  return classesInTurn(byNearness(free, { classId, totalKop })).slice(0, MAX_SIMILAR)
}

function requireClass(ac: string | undefined): CarClassId | undefined {
  if (ac === undefined || isCarClass(ac)) return ac
  throw new FailureError('unknown_class', 'No such class.', { fields: { ac: 'unknown' } })
}
