import type { Database } from './db/database'
import { openKeptRows } from './db/keep-rows'
import { createCarsRepository } from './modules/cars/repository'
import { createCarsService } from './modules/cars/service'
import { createOffersRepository } from './modules/offers/repository'
import { createOffersService } from './modules/offers/service'
import { createOptionsRepository } from './modules/options/repository'
import { createOptionsService } from './modules/options/service'
import { createPlacesRepository } from './modules/places/repository'
import { createPlacesService } from './modules/places/service'
import { createPricesService } from './modules/prices/service'
import { createPromoRepository } from './modules/promo/repository'
import { createPromoService } from './modules/promo/service'
import { createQuotesService } from './modules/quotes/service'
import { createSettingsRepository } from './modules/settings/repository'
import { createSettingsService } from './modules/settings/service'

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
