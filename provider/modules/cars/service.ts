import type { CarDetails, CarItem, CarsAnswer, CarsQuery } from '@/provider/contract/cars'
import type { RentalRequest } from '@/provider/contract/quotes'
import { isCarClass } from '@/provider/contract/rules/classes'
import { toStationMoment } from '@/provider/contract/rules/station-time'
import { FailureError } from '@/provider/failure-error'
import { type Language, textIn } from '@/provider/rules/language'
import { seasonPercent } from '@/provider/rules/season'
import { carItem, classSummary } from './car-item'
import { byWish } from './car-order'
import {
  type Branch,
  type CarsParts,
  findOffer,
  listOffers,
  type OfferedRental,
  type OfferQuery,
  offerRental,
  readBranch,
} from './offers'
import { priceTable } from './price-table'
import type { ModelRow } from './repository'

const MAX_ALTERNATIVES = 3

export type CarsService = ReturnType<typeof createCarsService>

export function createCarsService(parts: CarsParts) {
  const { cars, settings, now } = parts
  const { station } = settings
  const todayOf = ({ data, seasons }: Branch) => {
    const { date: today } = toStationMoment(now(), data.timeZone)
    return { today, todayPercent: seasonPercent(today, seasons) }
  }
  const undatedItem = async (model: ModelRow, branch: Branch, language: Language) => {
    const { todayPercent } = todayOf(branch)
    const classes = await cars.listClasses(station)
    return carItem({ model, reason: null, price: null }, { classes, language, todayPercent })
  }

  return {
    /** @throws {FailureError} `unknown_class`, `unknown_place`, or the fault of the dates. */
    async search(query: CarsQuery, language: Language): Promise<CarsAnswer> {
      const { ac, sort = 'sort' } = query
      if (ac !== undefined && !isCarClass(ac)) {
        throw new FailureError('unknown_class', 'No such class.', { fields: { ac: 'unknown' } })
      }
      const [{ offers, branch }, classes] = await Promise.all([listOffers(parts, query), cars.listClasses(station)])
      const { todayPercent } = todayOf(branch)
      const chosen = offers.filter(({ model }) => ac === undefined || model.classId === ac)
      return {
        items: chosen.map((offer) => carItem(offer, { classes, language, todayPercent })).sort(byWish(sort)),
        classes: classes.map((carClass) => classSummary(carClass, offers, { language, todayPercent })),
      }
    },

    /** @throws {FailureError} `not_found`, `unknown_place`, or the fault of the dates. */
    async details(slug: string, query: OfferQuery, language: Language): Promise<CarDetails> {
      const [{ offer, branch, alternatives }, classes] = await Promise.all([
        findOffer(parts, slug, query),
        cars.listClasses(station),
      ])
      const { model } = offer
      const { seasons, data } = branch
      const { today, todayPercent } = todayOf(branch)
      const answering = { classes, language, todayPercent }
      return {
        ...carItem(offer, answering),
        description: textIn(model.description, language),
        deductibleKop: model.deductibleKop,
        overMileageKopPerKm: model.overMileageKopPerKm,
        licenceCategory: model.licenceCategory,
        prices: priceTable(model, { seasons, today, maxDaysAhead: data.rules.maxDaysAhead }, language),
        alternatives: alternatives.slice(0, MAX_ALTERNATIVES).map((other) => carItem(other, answering)),
      }
    },

    offerRental: (rental: RentalRequest): Promise<OfferedRental> => offerRental(parts, rental),

    /** The model of a booking as a catalogue item: without dates, so without a price and availability of today. */
    async item(modelId: number, language: Language): Promise<CarItem> {
      const [model, branch] = await Promise.all([cars.findModelById(modelId), readBranch(parts)])
      if (!model) throw new Error(`A booking names model ${modelId}, which is not there.`)
      return undatedItem(model, branch, language)
    },

    /** The same of a model that was just offered. */
    itemOf: ({ model, branch }: OfferedRental, language: Language): Promise<CarItem> =>
      undatedItem(model, branch, language),
  }
}
