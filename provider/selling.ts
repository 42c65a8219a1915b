import type { Database } from './db/database'
import { openKeptRows } from './db/reference-cache'
import { createCarsService } from './modules/cars/cars'
import { createCarsRepository } from './modules/cars/queries'
import { createOffersService } from './modules/offers/list-offers'
import { createOffersRepository } from './modules/offers/queries'
import { createOptionsService } from './modules/options/list-options'
import { createOptionsRepository } from './modules/options/queries'
import { createPlacesService } from './modules/places/list-places'
import { createPlacesRepository } from './modules/places/queries'
import { createPricesService } from './modules/prices/read-price-list'
import { createPromoService } from './modules/promo/check-promo'
import { createPromoRepository } from './modules/promo/queries'
import { createQuotesService } from './modules/quotes/quote-rental'
import { createSettingsRepository } from './modules/settings/queries'
import { createSettingsService } from './modules/settings/read-settings'

type Parts = { db: Database; station: string; secret: string; now: () => Date }

/** What the branch sells, where and for how much, wired together. */
export function createSelling({ db, station, secret, now }: Parts) {
  const keep = openKeptRows(db)
  const settings = createSettingsService(createSettingsRepository(db, keep), station, now)
  const places = createPlacesService(createPlacesRepository(db, keep), station)
  const options = createOptionsService(createOptionsRepository(db, keep), station)
  const fleet = createCarsRepository(db, keep)
  const offers = createOffersService({
    offers: createOffersRepository(db),
    seasons: fleet.listSeasons,
    settings,
    now,
  })
  const cars = createCarsService({
    cars: fleet,
    settings,
    places,
    options,
    promo: createPromoService(createPromoRepository(db), station, now),
    offers,
    now,
  })
  return {
    settings,
    places,
    offers,
    options,
    cars,
    quotes: createQuotesService(cars, secret, now),
    prices: createPricesService({ cars, settings, places, options }),
  }
}
