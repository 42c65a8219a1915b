import type { LongTermItem, LongTermQuery, LongTermResponse } from '@/provider/contract/long-term'
import { isCarClass } from '@/provider/contract/rules/cars/car-classes'
import { FUELS } from '@/provider/contract/rules/cars/car-filters'
import { monthPriceFor } from '@/provider/contract/rules/long-term/month-price'
import { FailureError } from '@/provider/failure-error'
import type { Bound } from '@/provider/modules/bind'
import { filterFuel } from '@/provider/rules/cars/filters'
import type { Language } from '@/provider/rules/i18n/language'
import type { readDetails } from './read-details'
import { freeItems, type OfferDeps, readOffers } from './read-offers'

export type LongTerm = {
  list: Bound<typeof listLongTermCars>
  details: Bound<typeof readDetails>
  facts: Bound<typeof readFacts>
}

/** What texts say about all offers: the greatest saving, and the mileage that every month includes. Null: nothing. */
type LongTermFacts = { maxSavingPercent: number | null; mileagePerMonthKm: number | null }

/** Reads the figures of all free offers that the branch's texts quote. */
export async function readFacts(deps: OfferDeps): Promise<LongTermFacts> {
  const items = freeItems((await readOffers(deps, 'ru')).offers)
  const mileages = items.map(({ mileagePerMonthKm }) => mileagePerMonthKm)
  return {
    maxSavingPercent: maxSaving(items),
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
