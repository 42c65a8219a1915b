import type { CarDetails } from '@/provider/contract/cars'
import { rentalDays } from '@/provider/contract/rules/dates/rental-period'
import { byNearness } from '@/provider/modules/cars/rules/other-cars'
import { textIn } from '@/provider/rules/i18n/language'
import { carItem, type Offer } from './car-item'
import { type Asked, listOffers, moreOffers, type OfferQuery, type Reader } from './listing'
import { requireModel, windowOf } from './offers'
import { findNextFree } from './other-dates'
import { type CarsParts, readBranch } from './price-context'
import { priceTable } from './price-table'
import { todayOf } from './today'

const MAX_ALTERNATIVES = 3

/** @throws {FailureError} `not_found`, `unknown_place`, or the fault of the dates. */
export async function carDetails(
  parts: CarsParts,
  slug: string,
  query: OfferQuery,
  reader: Reader,
): Promise<CarDetails> {
  const { cars, settings, options, now } = parts
  const { language } = reader
  const [model, branch, classes] = await Promise.all([
    requireModel(parts, slug),
    readBranch(parts),
    cars.listClasses(settings.station),
  ])
  const { data, seasons } = branch
  const { asked, offers } = await listOffers(parts, [model], branch, query, reader)
  const [offer = { model, reason: null, price: null, promo: null }] = offers
  const { period } = asked
  const rental = period && { window: windowOf(period, data, now()), days: rentalDays(period) }
  const nextFree = findNextFree(parts, offers, asked)
  const [offered, others] = await Promise.all([
    options.forModel(model, data, rental, language),
    offer.reason === null ? [] : freeInstead(parts, offer, asked),
  ])
  const { today, todayPercent } = todayOf(branch, now())
  const answering = { classes, language, todayPercent }
  const calendar = { seasons, today, maxDaysAhead: data.rules.maxDaysAhead }
  return {
    ...carItem(offer, answering, nextFree.get(model.id)),
    description: textIn(model.description, language),
    deductibleKop: model.deductibleKop,
    overMileageKopPerKm: model.overMileageKopPerKm,
    licenceCategory: model.licenceCategory,
    prices: priceTable(model, calendar, language),
    alternatives: others.map((other) => carItem(other, answering)),
    options: offered,
    promo: offer.promo ?? asked.judge?.({ pickup: null, classId: model.classId, days: null }) ?? null,
  }
}

async function freeInstead(parts: CarsParts, { model, price }: Omit<Offer, 'promo'>, asked: Asked): Promise<Offer[]> {
  const models = await parts.cars.listModels(parts.settings.station)
  const offers = await moreOffers(parts, models, asked)
  const free = offers.filter(({ reason }) => reason === null)
  return byNearness(free, { classId: model.classId, totalKop: price?.totalKop ?? 0 }).slice(0, MAX_ALTERNATIVES)
}
