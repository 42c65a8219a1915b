import type { Config } from './config'
import type { Database } from './db/database'
import { createHoldRepository } from './modules/bookings/hold-repository'
import { createMovesRepository } from './modules/bookings/moves-repository'
import { createBookingsRepository } from './modules/bookings/repository'
import { createBookingsService } from './modules/bookings/service'
import { createCarsRepository } from './modules/cars/repository'
import { createCarsService } from './modules/cars/service'
import { createHealthRepository } from './modules/health/repository'
import { createHealthService } from './modules/health/service'
import { createPlacesRepository } from './modules/places/repository'
import { createPlacesService } from './modules/places/service'
import { createQuotesService } from './modules/quotes/service'
import { createSettingsRepository } from './modules/settings/repository'
import { createSettingsService } from './modules/settings/service'

type Parts = {
  db: Database
  now: () => Date
  config: Pick<Config, 'bookingSecret' | 'station'>
  isDraining: () => boolean
}

/** The one place where services and repositories are wired together. */
export function createServices({ db, now, config, isDraining }: Parts) {
  const { bookingSecret: secret, station } = config
  const settings = createSettingsService(createSettingsRepository(db), station)
  const places = createPlacesService(createPlacesRepository(db), station)
  const cars = createCarsService({ cars: createCarsRepository(db), settings, places, now })
  const quotes = createQuotesService(cars, secret, now)
  const bookings = createBookingsService({
    bookings: createBookingsRepository(db),
    holds: createHoldRepository(db),
    moves: createMovesRepository(db),
    cars,
    places,
    quotes,
    settings,
    secret,
    now,
  })
  return {
    settings,
    places,
    cars,
    quotes,
    bookings,
    health: createHealthService(createHealthRepository(db), isDraining),
  }
}
