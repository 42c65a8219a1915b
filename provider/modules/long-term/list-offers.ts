import { addDays, formatISO, parseISO } from 'date-fns'
import type { LongTermAnswer, LongTermDetails, LongTermItem, LongTermQuery } from '@/provider/contract/long-term'
import { isCarClass } from '@/provider/contract/rules/cars/car-classes'
import { FUELS } from '@/provider/contract/rules/cars/car-filters'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { monthPriceFor } from '@/provider/contract/rules/prices/month-price'
import { FailureError } from '@/provider/failure-error'
import type { Cars } from '@/provider/modules/cars/cars'
import { thirtyDaysKop } from '@/provider/modules/long-term/rules/month-saving'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import { filterFuel } from '@/provider/rules/cars/filters'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import type { StationData } from '@/provider/rules/settings/station-settings'
import { type Offer, offerOf, plainDayKop } from './offer-item'
import type { LongTermRepository } from './queries'

const MAX_SIMILAR = 3

export type LongTermService = ReturnType<typeof createLongTermService>

type Parts = { longTerm: LongTermRepository; cars: Cars; settings: SettingsService; now: () => Date }

/** What texts tell of all offers: the greatest saving, and kilometres that every month has. Null: nothing to tell. */
export type LongTermFacts = { maxSavingPercent: number | null; mileagePerMonthKm: number | null }

export function createLongTermService(parts: Parts) {
  return {
    async facts(): Promise<LongTermFacts> {
      const items = onOffer((await readOffers(parts, 'ru')).offers)
      const mileages = items.map(({ mileagePerMonthKm }) => mileagePerMonthKm)
      return {
        maxSavingPercent: maxSaving(items),
        mileagePerMonthKm: mileages.length > 0 ? Math.min(...mileages) : null,
      }
    },

    /** @throws {FailureError} `unknown_class` */
    async list(query: LongTermQuery, language: Language): Promise<LongTermAnswer> {
      const { ac, fuel, drive, gearbox, months = 1, priceFromKop = 0, priceToKop = Infinity, sort = 'sort' } = query
      if (ac !== undefined && !isCarClass(ac)) {
        throw new FailureError('unknown_class', 'No such class.', { fields: { ac: 'unknown' } })
      }
      const { offers, classes } = await readOffers(parts, language)
      const items = onOffer(offers)
      const isWithin = ({ monthKop }: { monthKop: number }) => monthKop >= priceFromKop && monthKop <= priceToKop
      const chosen = items.filter(
        ({ car: { car_data }, ...item }) =>
          isWithin(monthPriceFor(item, months)) &&
          (ac === undefined || car_data.class === ac) &&
          (fuel === undefined || filterFuel(car_data) === fuel) &&
          (drive === undefined || car_data.drive === drive) &&
          (gearbox === undefined || car_data.transmission === gearbox),
      )
      const terms = items.flatMap(({ prices }) => prices.map((price) => price.months))
      return {
        items: chosen.sort(byWish(sort, months)),
        classes: classes
          .map((one) => ({ ...one, models: items.filter(({ car }) => car.car_data.class === one.id).length }))
          .filter(({ models }) => models > 0),
        fuels: FUELS.filter((one) => items.some(({ car }) => filterFuel(car.car_data) === one)),
        terms: [...new Set(terms)].sort((a, b) => a - b),
        maxSavingPercent: maxSaving(items),
      }
    },

    /** @throws {FailureError} `not_found` for a plate that is not hired out by the month. */
    async details(address: string, language: Language): Promise<LongTermDetails> {
      const { row, item, offers, data, today } = await find(address, language)
      return {
        ...item,
        description: textIn(row.description, language),
        taken: row.taken,
        earlyReturnNoticeDays: data.longTerm.earlyReturnNoticeDays,
        start: startDays(item, data, today),
        overMileageKopPerKm: row.tariff.overMileageKopPerKm,
        thirtyDaysKop: thirtyDaysKop(plainDayKop(item.car)),
        includes: row.tariff.includes,
        excludes: row.tariff.excludes,
        similar: similarTo(item, onOffer(offers)),
      }
    },

    find,
  }

  /** @throws {FailureError} `not_found` */
  async function find(address: string, language: Language) {
    const read = await readOffers(parts, language)
    const offer = read.offers.find(({ item }) => item.address === address)
    if (!offer) throw new FailureError('not_found', 'No such plate on offer.')
    return { ...read, ...offer }
  }
}

/** The days on which a term of this plate may begin. */
export function startDays({ freeFrom }: LongTermItem, { rules }: StationData, today: string) {
  const last = formatISO(addDays(parseISO(today), rules.maxDaysAhead), { representation: 'date' })
  const from = freeFrom ?? today
  return { from, to: [from, last].sort().at(-1) ?? last }
}

function onOffer(offers: Offer[]): LongTermItem[] {
  return offers.filter(({ row }) => !row.taken).map(({ item }) => item)
}

async function readOffers({ longTerm, cars, settings, now }: Parts, language: Language) {
  const { station } = settings
  const data = await settings.current()
  const { date: today } = toStationMoment(now(), data.timeZone)
  const [rows, prices, fleet] = await Promise.all([
    longTerm.listOffers(station, today),
    longTerm.listPrices(station),
    cars.fleet(language),
  ])
  const carOf = new Map(fleet.items.map((car) => [car.slug, car]))
  const pricesOf = (modelId: number) => prices.filter((price) => price.modelId === modelId)
  const offers = rows.flatMap((row) => {
    const car = carOf.get(row.slug)
    return (car && offerOf(row, car, pricesOf(row.tariff.modelId), today)) ?? []
  })
  return { offers, classes: fleet.classes, data, today }
}

function maxSaving(items: LongTermItem[]): number | null {
  const savings = items.flatMap(({ prices }) => prices.flatMap(({ savingPercent }) => savingPercent ?? []))
  return savings.length > 0 ? Math.max(...savings) : null
}

/** Other models of the class first, because their pages say something new. */
function similarTo(item: LongTermItem, offers: LongTermItem[]): LongTermItem[] {
  const others = offers.filter(
    ({ address, car }) => address !== item.address && car.car_data.class === item.car.car_data.class,
  )
  const models = others.filter(
    ({ car }, index) => car.slug !== item.car.slug && others.findIndex((one) => one.car.slug === car.slug) === index,
  )
  return [...models, ...others.filter((one) => !models.includes(one))].slice(0, MAX_SIMILAR)
}

type Order = (a: LongTermItem, b: LongTermItem) => number

/** Sorting keeps the branch's order among equals. */
function byWish(sort: NonNullable<LongTermQuery['sort']>, months: number): Order {
  const monthKop = (item: LongTermItem) => monthPriceFor(item, months).monthKop
  const orders: Record<typeof sort, Order> = {
    sort: () => 0,
    price: (a, b) => monthKop(a) - monthKop(b),
    '-price': (a, b) => monthKop(b) - monthKop(a),
    mileage: (a, b) => a.mileageKm - b.mileageKm,
  }
  return orders[sort]
}
