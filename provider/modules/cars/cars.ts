import type { z } from 'zod'
import type { CalendarQuery, CarCalendar, CarDetails, CarItem, CarsAnswer, CarsQuery } from '@/provider/contract/cars'
import type { PricesQuery } from '@/provider/contract/prices'
import type { PromoOutcome } from '@/provider/contract/promo'
import type { Quote, RentalRequest } from '@/provider/contract/quotes'
import { rentalDays } from '@/provider/contract/rules/dates/rental-period'
import type { Language } from '@/provider/rules/i18n/language'
import { carCalendar } from './calendar'
import { carItem } from './car-item'
import { carDetails } from './details'
import { type Fleet, listFleet } from './fleet'
import type { OfferQuery, Reader } from './listing'
import { findLonger } from './longer-rental'
import { nearestFree } from './nearest-free'
import { type OfferedRental, offerRental, openPromo, type RentalContext, requireModel } from './offers'
import { periodPercents } from './period-percents'
import { type Branch, type CarsParts, readBranch } from './price-context'
import { type PriceList, priceList } from './price-list'
import type { ModelRow } from './queries'
import { requirePeriod } from './rental-dates'
import { searchCars } from './search'
import { todayOf } from './today'
import { usualRentalKop } from './usual-rental'

export type CarsService = ReturnType<typeof createCarsService>

export function createCarsService(parts: CarsParts) {
  const { cars, settings, now } = parts
  const undatedItem = async (model: ModelRow, branch: Branch, language: Language) => {
    const { todayPercent } = todayOf(branch, now())
    const classes = await cars.listClasses(settings.station)
    return carItem({ model, reason: null, price: null }, { classes, language, todayPercent })
  }

  return {
    search: (query: CarsQuery, reader: Reader): Promise<CarsAnswer> =>
      cars.guess(() => searchCars(parts, query, reader)),

    fleet: (language: Language): Promise<Fleet> => listFleet(parts, language),

    details: (slug: string, query: OfferQuery, reader: Reader): Promise<CarDetails> =>
      cars.guess(() => carDetails(parts, slug, query, reader)),

    /** Cars instead of a rental that came to nothing, the nearest first. */
    nearestFree: (wanted: RentalRequest, language: Language): Promise<CarItem[]> =>
      cars.guess(() => nearestFree(parts, wanted, language)),

    calendar: (slug: string, query: z.infer<typeof CalendarQuery>, language: Language): Promise<CarCalendar> =>
      carCalendar(parts, slug, query, language),

    priceList: (query: PricesQuery, language: Language): Promise<PriceList> => priceList(parts, query, language),

    periodPercents: () => periodPercents(parts),

    usualRentalKop: (): Promise<number> => usualRentalKop(parts),

    offerRental: (rental: RentalRequest, context?: RentalContext): Promise<OfferedRental> =>
      offerRental(parts, rental, context),

    longerRental: (offer: OfferedRental, { exceptBookingId }: RentalContext): Promise<Quote['longer']> =>
      findLonger(parts, offer, exceptBookingId),

    /**
     * What a code comes to on a rental that is reduced by so many percent already; null for an empty code.
     *
     * @throws {FailureError} `not_found`, or the fault of the dates.
     */
    async judgePromo(
      rental: RentalRequest,
      code: string,
      context: RentalContext,
      presentPercent = 0,
    ): Promise<PromoOutcome | null> {
      const [model, data] = await Promise.all([requireModel(parts, rental.slug), settings.current()])
      const period = requirePeriod(rental, now(), data.rules)
      const { language = 'ru', clientId = null } = context
      const [judge, judgeOffer] = await Promise.all([
        openPromo(parts, code, data, context),
        parts.offers.judge(rental.offer, { data, clientId, language }),
      ])
      const { pickup } = period
      const days = rentalDays(period)
      const offerPercent = judgeOffer?.({ pickup, modelId: model.id, days }).percent ?? 0
      return judge?.({ pickup, classId: model.classId, days, offerPercent }, presentPercent) ?? null
    },

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
