import type { z } from 'zod'
import type { CarsQuery } from '@/provider/contract/cars'
import type { CalendarQuery, LowestDayPricesQuery, LowestTotalQuery } from '@/provider/contract/cars-calendar'
import type { PricesQuery } from '@/provider/contract/prices'
import type { RentalRequest } from '@/provider/contract/quotes'
import { mayBeOld } from '@/provider/db/reference-cache'
import type { Language } from '@/provider/rules/i18n/language'
import { cacheBriefly } from './cache-briefly'
import { carCalendar } from './calendar'
import { countFree, type RentalOfModel } from './count-free'
import { carDetails } from './details'
import { evaluatePromo } from './evaluate-promo'
import { carOfBooking, carOfRental } from './find-car'
import { listFleet } from './fleet'
import type { PriceQuery, Reader } from './list-priced-models'
import { findLonger } from './longer-rental'
import { lowestDayPrices } from './lowest-day-prices'
import { lowestTotal } from './lowest-total'
import { nearestFree } from './nearest-free'
import { periodPercents } from './period-percents'
import { type PricedRental, priceCarRental, type RentalContext } from './price-car-rental'
import type { CarsDeps } from './price-context'
import { priceList } from './price-list'
import { searchCars } from './search'
import { usualRentalKop } from './usual-rental'

export type Cars = ReturnType<typeof bindCars>

/** Binds what the site and other modules read of cars. Searches guess that the reference data is unchanged; what visitors look at may come from the replica. */
export function bindCars(deps: CarsDeps) {
  const { guess } = deps.cars
  return {
    search: (query: CarsQuery, reader: Reader) => mayBeOld(() => guess(() => searchCars(deps, query, reader))),
    details: (slug: string, query: PriceQuery, reader: Reader) =>
      mayBeOld(() => guess(() => carDetails(deps, slug, query, reader))),
    nearestFree: (rental: RentalRequest, language: Language) => guess(() => nearestFree(deps, rental, language)),
    countFree: (rentals: readonly RentalOfModel[]) => countFree(deps, rentals),
    listFleet: (language: Language) => listFleet(deps, language),
    readCalendar: (slug: string, query: z.infer<typeof CalendarQuery>, language: Language) =>
      mayBeOld(() => carCalendar(deps, slug, query, language)),
    lowestDayPrices: cacheBriefly((query: LowestDayPricesQuery) => mayBeOld(() => lowestDayPrices(deps, query))),
    lowestTotal: (query: LowestTotalQuery) => mayBeOld(() => guess(() => lowestTotal(deps, query))),
    priceList: (query: PricesQuery, language: Language) => priceList(deps, query, language),
    periodPercents: () => periodPercents(deps),
    usualRentalKop: () => usualRentalKop(deps),
    priceCarRental: (rental: RentalRequest, context?: RentalContext) => priceCarRental(deps, rental, context),
    longerRental: (rental: PricedRental, { exceptBookingId }: RentalContext) =>
      findLonger(deps, rental, exceptBookingId),
    evaluatePromo: (rental: RentalRequest, code: string, context: RentalContext, presentPercent?: number) =>
      evaluatePromo(deps, { rental, code, presentPercent }, context),
    readCar: (modelId: number, language: Language) => carOfBooking(deps, modelId, language),
    readRentedCar: (rental: PricedRental, language: Language) => carOfRental(deps, rental, language),
    readPhotos: (language: Language) => deps.photos.read(language),
  }
}
