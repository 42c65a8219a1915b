import type { CarItem, CarsQuery, CarsResponse } from '@/provider/contract/cars'
import { type CarClassId, isCarClass } from '@/provider/contract/rules/cars/car-classes'
import { CHOSEN_MODELS_MAX } from '@/provider/contract/rules/cars/car-filters'
import { FailureError } from '@/provider/failure-error'
import { byNearness, interleaveClasses, medianKop } from '@/provider/modules/cars/rules/other-cars'
import { filtersOf, passes } from '@/provider/rules/cars/filters'
import { carItem, classSummary, type ItemContext, type PricedModel } from './car-item'
import { bySort } from './car-order'
import { countFacets } from './facets'
import { listPricedModels, type PriceRequest, promoOfList, type Reader } from './list-priced-models'
import { findNearestDates, findNextFree } from './other-dates'
import { type CarsDeps, readBranch } from './price-context'
import { freeCancellationUntil } from './rental-dates'
import { findTermHints } from './term-hints'
import { todayOf } from './today'

const MAX_SIMILAR = 3

/**
 * Returns one page of the cars that pass the filters, with facets; when none is free, the nearest dates and similar cars.
 *
 * @throws {FailureError} `unknown_class`, `unknown_place`, or the code of wrong dates
 */
export async function searchCars(deps: CarsDeps, query: CarsQuery, reader: Reader): Promise<CarsResponse> {
  const { cars, settings, photos } = deps
  const { language } = reader
  const classId = requireClass(query.ac)
  const [fleet, branch, classes, photosOf] = await Promise.all([
    cars.listModels(settings.station),
    readBranch(deps),
    cars.listClasses(settings.station),
    photos.read(language),
  ])
  const modelSlugs = query.models
  const models = modelSlugs ? fleet.filter(({ slug }) => modelSlugs.includes(slug)) : fleet
  const { request, pricedModels } = await listPricedModels(deps, models, branch, query, reader)
  const { data } = branch
  const itemContext = {
    ...{ classes, language, photosOf, todayPercent: todayOf(branch, deps.now()).todayPercent },
    freeCancellationUntil: freeCancellationUntil(request.period, data.rules, deps.now()),
  }
  const dated = request.period !== null

  const filters = filtersOf(query, classId)
  const limits = {
    cargoModel: data.cargoModel,
    maxDriverAge: data.rules.maxDriverAge,
    hasCashDeposit: data.payments.accepted.cashRub.deposit,
  }
  const matching = pricedModels.filter(({ model }) => passes(model, filters, limits))
  const ofAnyClass = pricedModels.filter(({ model }) => passes(model, filters, limits, 'class'))
  const free = matching.filter(({ reason }) => reason === null)
  const perPage = modelSlugs ? CHOSEN_MODELS_MAX : data.carsPerPage
  const pages = Math.max(1, Math.ceil(matching.length / perPage))
  const page = Math.min(query.page ?? 1, pages)
  const first = query.before ? 0 : (page - 1) * perPage
  return {
    items: await itemsOfPage(deps, matching, request, itemContext, { sort: query.sort, first, end: page * perPage }),
    classes: classes.map((carClass) => classSummary(carClass, ofAnyClass, { ...itemContext, dated })),
    facets: countFacets(pricedModels, filters, limits),
    total: matching.length,
    free: dated ? free.length : null,
    page,
    pages,
    perPage,
    ...(dated && free.length === 0 && !modelSlugs
      ? {
          nearest: await findNearestDates(deps, matching, request),
          similar: similarTo(matching, pricedModels, classId).map((pricedModel) => carItem(pricedModel, itemContext)),
        }
      : { nearest: [], similar: [] }),
    promo: promoOfList(matching, request),
  }
}

/** Returns free cars before taken ones, each part in the visitor's order; taken ones say when they are free again. */
async function itemsOfPage(
  deps: CarsDeps,
  pricedModels: PricedModel[],
  request: PriceRequest,
  itemContext: ItemContext,
  { sort = 'sort', first, end }: { sort: CarsQuery['sort']; first: number; end: number },
): Promise<CarItem[]> {
  const order = bySort(sort)
  const pageModels = pricedModels
    .map((pricedModel) => ({ pricedModel, item: carItem(pricedModel, itemContext) }))
    .sort((a, b) => Number(a.item.reason !== null) - Number(b.item.reason !== null) || order(a.item, b.item))
    .slice(first, end)
    .map(({ pricedModel }) => pricedModel)
  const nextFree = findNextFree(deps, pageModels, request)
  const termHints = await findTermHints(deps, pageModels, request)
  return pageModels.map((pricedModel) => {
    const { id } = pricedModel.model
    return carItem(pricedModel, itemContext, { nextFree: nextFree.get(id), termHint: termHints.get(id) })
  })
}

/** Returns other cars for the dates, the nearest to the price of the matching cars, or of their class when none matches. */
function similarTo(
  matching: PricedModel[],
  pricedModels: PricedModel[],
  classId: CarClassId | undefined,
): PricedModel[] {
  const ofClass = pricedModels.filter(({ model }) => classId === undefined || model.classId === classId)
  const reference = matching.length > 0 ? matching : ofClass
  const totalKop = medianKop(reference.map(({ price }) => price?.totalKop ?? 0))
  const free = pricedModels.filter(({ reason }) => reason === null)
  return interleaveClasses(byNearness(free, { classId, totalKop })).slice(0, MAX_SIMILAR)
}

function requireClass(ac: string | undefined): CarClassId | undefined {
  if (ac === undefined || isCarClass(ac)) return ac
  throw new FailureError('unknown_class', 'No such class.', { fields: { ac: 'unknown' } })
}
