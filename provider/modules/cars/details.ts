import type { CarDetails } from '@/provider/contract/cars'
import { rentalDays } from '@/provider/contract/rules/dates/rental-period'
import { byNearness } from '@/provider/modules/cars/rules/other-cars'
import { textIn } from '@/provider/rules/i18n/language'
import { carItem, type Offer } from './car-item'
import { listOffers, moreOffers, type OfferQuery, type OfferRequest, type Reader } from './list-priced-models'
import { findNextFree } from './other-dates'
import { requireModel, windowOf } from './price-car-rental'
import { type CarsDeps, readBranch } from './price-context'
import { priceTable } from './price-table'
import { todayOf } from './today'

const MAX_ALTERNATIVES = 3

/**
 * Returns one model with its price table, options and alternatives.
 *
 * @throws {FailureError} `not_found`, `unknown_place`, or the code of wrong dates
 */
export async function carDetails(deps: CarsDeps, slug: string, query: OfferQuery, reader: Reader): Promise<CarDetails> {
  const { cars, settings, options, now } = deps
  const { language } = reader
  const [model, branch, classes] = await Promise.all([
    requireModel(deps, slug),
    readBranch(deps),
    cars.listClasses(settings.station),
  ])
  const { data, seasons } = branch
  const { request, offers } = await listOffers(deps, [model], branch, query, reader)
  const [offer = { model, reason: null, price: null, promo: null }] = offers
  const { period } = request
  const rental = period && { window: windowOf(period, data, now()), days: rentalDays(period) }
  const nextFree = findNextFree(deps, offers, request)
  const [modelOptions, alternatives] = await Promise.all([
    options.forModel(model, data, rental, language),
    offer.reason === null ? [] : alternativesTo(deps, offer, request),
  ])
  const { today, todayPercent } = todayOf(branch, now())
  const itemContext = { classes, language, todayPercent }
  const calendar = { seasons, today, maxDaysAhead: data.rules.maxDaysAhead }
  return {
    ...carItem(offer, itemContext, nextFree.get(model.id)),
    description: textIn(model.description, language),
    deductibleKop: model.deductibleKop,
    overMileageKopPerKm: model.overMileageKopPerKm,
    licenceCategory: model.licenceCategory,
    prices: priceTable(model, calendar, language),
    alternatives: alternatives.map((other) => carItem(other, itemContext)),
    options: modelOptions,
    promo: offer.promo ?? request.evaluatePromo?.({ pickup: null, classId: model.classId, days: null }) ?? null,
  }
}

async function alternativesTo(
  deps: CarsDeps,
  { model, price }: Omit<Offer, 'promo'>,
  request: OfferRequest,
): Promise<Offer[]> {
  const models = await deps.cars.listModels(deps.settings.station)
  const offers = await moreOffers(deps, models, request)
  const free = offers.filter(({ reason }) => reason === null)
  return byNearness(free, { classId: model.classId, totalKop: price?.totalKop ?? 0 }).slice(0, MAX_ALTERNATIVES)
}
