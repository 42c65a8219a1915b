import type { LongTermItem, LongTermQuery, LongTermResponse } from '@/provider/contract/long-term'
import { isCarClass } from '@/provider/contract/rules/cars/car-classes'
import { FUELS } from '@/provider/contract/rules/cars/car-filters'
import { monthPriceFor } from '@/provider/contract/rules/long-term/month-price'
import { FailureError } from '@/provider/failure-error'
import type { Bound } from '@/provider/modules/bind'
import { filterFuel } from '@/provider/rules/cars/filters'
import type { Language } from '@/provider/rules/i18n/language'
import type { Offer } from './offer-item'
import type { readDetails } from './read-details'
import { freeItems, type OfferDeps, readOffers } from './read-offers'
import { savingPercent } from './rules/month-saving'

export type LongTerm = {
  list: Bound<typeof listLongTermCars>
  details: Bound<typeof readDetails>
  facts: Bound<typeof readFacts>
}

/**
 * What texts say about all offers. Null: nothing. `maxSavingPercent`: the greatest saving against the price of a day from
 * 7 days; `maxDiscountPercent`: against single days, as every discount is counted; and the mileage that every month includes.
 */
type LongTermFacts = {
  maxSavingPercent: number | null
  maxDiscountPercent: number | null
  mileagePerMonthKm: number | null
}

/** Reads the figures of all free offers that the branch's texts quote. */
export async function readFacts(deps: OfferDeps): Promise<LongTermFacts> {
  const { offers } = await readOffers(deps, 'ru')
  const items = freeItems(offers)
  const mileages = items.map(({ mileagePerMonthKm }) => mileagePerMonthKm)
  return {
    maxSavingPercent: maxSaving(items),
    maxDiscountPercent: maxDiscount(offers),
    mileagePerMonthKm: mileages.length > 0 ? Math.min(...mileages) : null,
  }
}

/** Lists the free offers that match the query. @throws {FailureError} `unknown_class` */
export async function listLongTermCars(
  deps: OfferDeps,
  query: LongTermQuery,
  language: Language,
): Promise<LongTermResponse> {
  const { ac, fuel, drive, gearbox, months = 1, priceFromKop = 0, priceToKop = Infinity, sort = 'sort' } = query
  if (ac !== undefined && !isCarClass(ac)) {
    throw new FailureError('unknown_class', 'No such class.', { fields: { ac: 'unknown' } })
  }
  const { offers, classes } = await readOffers(deps, language)
  const items = freeItems(offers)
  const isWithin = ({ monthKop }: { monthKop: number }) => monthKop >= priceFromKop && monthKop <= priceToKop
  const matches = items.filter(
    ({ car: { car_data }, ...item }) =>
      isWithin(monthPriceFor(item, months)) &&
      (ac === undefined || car_data.class === ac) &&
      (fuel === undefined || filterFuel(car_data) === fuel) &&
      (drive === undefined || car_data.drive === drive) &&
      (gearbox === undefined || car_data.transmission === gearbox),
  )
  const terms = items.flatMap(({ prices }) => prices.map((price) => price.months))
  return {
    items: matches.sort(comparatorOf(sort, months)),
    classes: classes
      .map((one) => ({ ...one, models: items.filter(({ car }) => car.car_data.class === one.id).length }))
      .filter(({ models }) => models > 0),
    fuels: FUELS.filter((one) => items.some(({ car }) => filterFuel(car.car_data) === one)),
    terms: [...new Set(terms)].sort((a, b) => a - b),
    maxSavingPercent: maxSaving(items),
  }
}

function maxSaving(items: LongTermItem[]): number | null {
  const savings = items.flatMap(({ prices }) => prices.flatMap(({ savingPercent }) => savingPercent ?? []))
  return savings.length > 0 ? Math.max(...savings) : null
}

/** Returns the greatest discount of a month against 30 single days (specification §9 claims 50 %). */
function maxDiscount(offers: Offer[]): number | null {
  const discounts = offers
    .filter(({ row }) => !row.taken)
    .flatMap(({ item, singleDaysKop }) => savingPercent(item.fromMonthKop, singleDaysKop) ?? [])
  return discounts.length > 0 ? Math.max(...discounts) : null
}

type Comparator = (a: LongTermItem, b: LongTermItem) => number

/** Sorting keeps the branch's order among equals. */
function comparatorOf(sort: NonNullable<LongTermQuery['sort']>, months: number): Comparator {
  const monthKop = (item: LongTermItem) => monthPriceFor(item, months).monthKop
  const comparators: Record<typeof sort, Comparator> = {
    sort: () => 0,
    price: (a, b) => monthKop(a) - monthKop(b),
    '-price': (a, b) => monthKop(b) - monthKop(a),
    mileage: (a, b) => a.mileageKm - b.mileageKm,
  }
  return comparators[sort]
}
