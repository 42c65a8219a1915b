import type { CarDetails } from '@/provider/contract/cars'
import { rentalDays } from '@/provider/contract/rules/dates/rental-period'
import { highestDayKop } from '@/provider/contract/rules/prices/day-prices'
import { byNearness } from '@/provider/modules/cars/rules/other-cars'
import { modelCharges } from '@/provider/rules/bookings/return-charges'
import { textIn } from '@/provider/rules/i18n/language'
import { carItem, type PricedModel } from './car-item'
import {
  listOtherModels,
  listPricedModels,
  type PriceQuery,
  type PriceRequest,
  type Reader,
} from './list-priced-models'
import { findNextFree } from './other-dates'
import { requireModel, windowOf } from './price-car-rental'
import { type CarsDeps, readBranch } from './price-context'
import { fromPerDayKop, priceTable } from './price-table'
import { freeCancellationUntil } from './rental-dates'
import { findTermHints } from './term-hints'
import { todayOf } from './today'

const MAX_ALTERNATIVES = 3

/**
 * Returns one model with its price table, options and alternatives.
 *
 * @throws {FailureError} `not_found`, `unknown_place`, or the code of wrong dates
 */
export async function carDetails(deps: CarsDeps, slug: string, query: PriceQuery, reader: Reader): Promise<CarDetails> {
  const { cars, settings, options, photos, now } = deps
  const { language } = reader
  const [model, branch, classes, photosOf] = await Promise.all([
    requireModel(deps, slug),
    readBranch(deps),
    cars.listClasses(settings.station),
    photos.read(language),
  ])
  const { data, seasons } = branch
  const { request, pricedModels } = await listPricedModels(deps, [model], branch, query, reader)
  const [pricedModel = { model, reason: null, price: null, promo: null }] = pricedModels
  const { period } = request
  const rental = period && { window: windowOf(period, data, now()), days: rentalDays(period) }
  const nextFree = findNextFree(deps, pricedModels, request)
  const { today, todayPercent } = todayOf(branch, now())
  const [modelOptions, alternatives, termHints] = await Promise.all([
    options.forModel(model, data, rental, language),
    alternativesTo(deps, pricedModel, request, todayPercent),
    findTermHints(deps, pricedModels, request),
  ])
  const itemContext = {
    ...{ classes, language, todayPercent, photosOf },
    freeCancellationUntil: freeCancellationUntil(period, data.rules, now()),
  }
  const calendar = { seasons, today, maxDaysAhead: data.rules.maxDaysAhead }
  const prices = priceTable(model, calendar, language)
  return {
    ...carItem(pricedModel, itemContext, { nextFree: nextFree.get(model.id), termHint: termHints.get(model.id) }),
    photos: photosOf({ modelId: model.id }),
    description: textIn(model.description, language),
    deductibleKop: model.deductibleKop,
    overMileageKopPerKm: model.overMileageKopPerKm,
    licenceCategory: model.licenceCategory,
    prices,
    alternatives: alternatives.map((other) => carItem(other, itemContext)),
    options: modelOptions,
    charges: modelCharges(
      {
        ...model,
        dayKop: pricedModel.price?.perDayKop ?? highestDayKop(prices.map(({ terms }) => terms)),
        isHighestDay: pricedModel.price === null,
      },
      data.laterCharges,
    ),
    promo: pricedModel.promo ?? request.evaluatePromo?.({ pickup: null, classId: model.classId, days: null }) ?? null,
  }
}

/** Of a model that cannot be had any others that can; else those of its class, without dates by the price that "from" names. */
async function alternativesTo(
  deps: CarsDeps,
  { model, price, reason }: Omit<PricedModel, 'promo'>,
  request: PriceRequest,
  todayPercent: number,
): Promise<PricedModel[]> {
  if (reason === null && !model.selfDrive) return []
  const models = await deps.cars.listModels(deps.settings.station)
  const others = models.filter(({ id }) => id !== model.id)
  const ofClass = others.filter(({ classId, selfDrive }) => classId === model.classId && selfDrive)
  const pricedModels = await listOtherModels(deps, reason === null ? ofClass : others, request)
  const kopOf = (one: Omit<PricedModel, 'promo'>) => one.price?.totalKop ?? fromPerDayKop(one.model, todayPercent)
  const free = pricedModels.filter((other) => other.reason === null)
  const reference = { classId: model.classId, totalKop: kopOf({ model, price, reason }) }
  return byNearness(free, reference, kopOf).slice(0, MAX_ALTERNATIVES)
}
