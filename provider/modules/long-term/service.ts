import type { LongTermAnswer, LongTermDetails, LongTermItem, LongTermQuery } from '@/provider/contract/long-term'
import { isCarClass } from '@/provider/contract/rules/classes'
import { toStationMoment } from '@/provider/contract/rules/station-time'
import { FailureError } from '@/provider/failure-error'
import type { CarsService } from '@/provider/modules/cars/service'
import type { SettingsService } from '@/provider/modules/settings/service'
import { type Language, textIn } from '@/provider/rules/language'
import { thirtyDaysKop } from '@/provider/rules/month-saving'
import { type Offer, offerOf, plainDayKop, priceFor } from './offer-item'
import type { LongTermRepository } from './repository'

const MAX_SIMILAR = 3

export type LongTermService = ReturnType<typeof createLongTermService>

type Parts = { longTerm: LongTermRepository; cars: CarsService; settings: SettingsService; now: () => Date }

export function createLongTermService(parts: Parts) {
  return {
    /** @throws {FailureError} `unknown_class` */
    async list(query: LongTermQuery, language: Language): Promise<LongTermAnswer> {
      const { ac, fuel, drive, months = 1, sort = 'sort' } = query
      if (ac !== undefined && !isCarClass(ac)) {
        throw new FailureError('unknown_class', 'No such class.', { fields: { ac: 'unknown' } })
      }
      const { offers, classes } = await readOffers(parts, language)
      const items = offers.map(({ item }) => item)
      const chosen = items.filter(
        ({ car: { car_data } }) =>
          (ac === undefined || car_data.class === ac) &&
          (fuel === undefined || car_data.fuel === fuel) &&
          (drive === undefined || car_data.drive === drive),
      )
      const prices = items.flatMap((item) => item.prices)
      const savings = prices.flatMap(({ savingPercent }) => savingPercent ?? [])
      return {
        items: chosen.sort(byWish(sort, months)),
        classes: classes
          .map((one) => ({ ...one, models: items.filter(({ car }) => car.car_data.class === one.id).length }))
          .filter(({ models }) => models > 0),
        terms: [...new Set(prices.map((price) => price.months))].sort((a, b) => a - b),
        maxSavingPercent: savings.length > 0 ? Math.max(...savings) : null,
      }
    },

    /** @throws {FailureError} `not_found` for a plate that is not on offer. */
    async details(address: string, language: Language): Promise<LongTermDetails> {
      const { offers } = await readOffers(parts, language)
      const offer = offers.find(({ item }) => item.address === address)
      if (!offer) throw new FailureError('not_found', 'No such plate on offer.')
      const { row, item } = offer
      return {
        ...item,
        description: textIn(row.description, language),
        overMileageKopPerKm: row.tariff.overMileageKopPerKm,
        thirtyDaysKop: thirtyDaysKop(plainDayKop(item.car)),
        includes: row.tariff.includes,
        excludes: row.tariff.excludes,
        similar: similarTo(item, offers),
      }
    },
  }
}

async function readOffers({ longTerm, cars, settings, now }: Parts, language: Language) {
  const { station } = settings
  const [rows, prices, fleet, { timeZone }] = await Promise.all([
    longTerm.listOffers(station),
    longTerm.listPrices(station),
    cars.fleet(language),
    settings.current(),
  ])
  const { date: today } = toStationMoment(now(), timeZone)
  const carOf = new Map(fleet.items.map((car) => [car.slug, car]))
  const pricesOf = (modelId: number) => prices.filter((price) => price.modelId === modelId)
  const offers = rows.flatMap((row) => {
    const car = carOf.get(row.slug)
    return (car && offerOf(row, car, pricesOf(row.tariff.modelId), today)) ?? []
  })
  return { offers, classes: fleet.classes }
}

/** Other models of the class first, because their pages say something new. */
function similarTo(item: LongTermItem, offers: Offer[]): LongTermItem[] {
  const others = offers
    .map((offer) => offer.item)
    .filter(({ address, car }) => address !== item.address && car.car_data.class === item.car.car_data.class)
  const models = others.filter(
    ({ car }, index) => car.slug !== item.car.slug && others.findIndex((one) => one.car.slug === car.slug) === index,
  )
  return [...models, ...others.filter((one) => !models.includes(one))].slice(0, MAX_SIMILAR)
}

type Order = (a: LongTermItem, b: LongTermItem) => number

/** Sorting keeps the branch's order among equals. */
function byWish(sort: NonNullable<LongTermQuery['sort']>, months: number): Order {
  const monthKop = (item: LongTermItem) => priceFor(item, months).monthKop
  const orders: Record<typeof sort, Order> = {
    sort: () => 0,
    price: (a, b) => monthKop(a) - monthKop(b),
    '-price': (a, b) => monthKop(b) - monthKop(a),
    mileage: (a, b) => a.mileageKm - b.mileageKm,
  }
  return orders[sort]
}
