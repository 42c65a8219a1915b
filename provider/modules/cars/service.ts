import type { CarDetails, CarItem, CarsAnswer, CarsQuery } from '@/provider/contract/cars'
import type { RentalRequest } from '@/provider/contract/quotes'
import { isCarClass } from '@/provider/contract/rules/classes'
import { toStationMoment } from '@/provider/contract/rules/station-time'
import { FailureError } from '@/provider/failure-error'
import { type Language, textIn } from '@/provider/rules/language'
import { carItem, classSummary, type Offer, priceTable } from './car-item'
import { byWish } from './car-order'
import { type CarsParts, listOffers, type OfferedRental, type OfferQuery, offerRental } from './offers'

const MAX_ALTERNATIVES = 3

export type CarsService = ReturnType<typeof createCarsService>

export function createCarsService(parts: CarsParts) {
  const { cars, settings, now } = parts
  const { station } = settings

  return {
    /** @throws {FailureError} `unknown_class`, `unknown_place`, or the fault of the dates. */
    async search(query: CarsQuery, language: Language): Promise<CarsAnswer> {
      const { ac, sort = 'sort' } = query
      if (ac !== undefined && !isCarClass(ac)) {
        throw new FailureError('unknown_class', 'No such class.', { fields: { ac: 'unknown' } })
      }
      const [{ offers }, classes] = await Promise.all([listOffers(parts, query), cars.listClasses(station)])
      const chosen = offers.filter(({ model }) => ac === undefined || model.classId === ac)
      return {
        items: chosen.map((offer) => carItem(offer, classes, language)).sort(byWish(sort)),
        classes: classes.map((carClass) => classSummary(carClass, offers, language)),
      }
    },

    /** @throws {FailureError} `not_found`, `unknown_place`, or the fault of the dates. */
    async details(slug: string, query: OfferQuery, language: Language): Promise<CarDetails> {
      const [{ offers, data }, classes, periods] = await Promise.all([
        listOffers(parts, query),
        cars.listClasses(station),
        cars.listPeriods(station),
      ])
      const offer = offers.find(({ model }) => model.slug === slug)
      if (!offer) throw new FailureError('not_found', 'No such model.')
      const { model } = offer
      return {
        ...carItem(offer, classes, language),
        description: textIn(model.description, language),
        deductibleKop: model.deductibleKop,
        overMileageKopPerKm: model.overMileageKopPerKm,
        licenceCategory: model.licenceCategory,
        prices: priceTable(model, periods, toStationMoment(now(), data.timeZone).date),
        alternatives: alternativesTo(offer, offers).map((other) => carItem(other, classes, language)),
      }
    },

    offerRental: (rental: RentalRequest): Promise<OfferedRental> => offerRental(parts, rental),

    /** The model of a booking as a catalogue item: without dates, so without a price and availability of today. */
    async item(modelId: number, language: Language): Promise<CarItem> {
      const [model, classes] = await Promise.all([cars.findModelById(modelId), cars.listClasses(station)])
      if (!model) throw new Error(`A booking names model ${modelId}, which is not there.`)
      return carItem({ model, reason: null, price: null }, classes, language)
    },
  }
}

function alternativesTo({ model, reason }: Offer, offers: Offer[]): Offer[] {
  if (reason === null) return []
  const free = offers.filter((other) => other.model.classId === model.classId && other.reason === null)
  return free.slice(0, MAX_ALTERNATIVES)
}
