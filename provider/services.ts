import { createClientArea } from './client-area'
import type { Config } from './config'
import type { Database } from './db/database'
import { createChangeRepository } from './modules/bookings/change-repository'
import { createHoldRepository } from './modules/bookings/hold-repository'
import { createMovesRepository } from './modules/bookings/moves-repository'
import { createRenewalRepository } from './modules/bookings/renewal-repository'
import { createBookingsRepository } from './modules/bookings/repository'
import { createBookingsService } from './modules/bookings/service'
import { createCallbackRepository } from './modules/callback/repository'
import { createCallbackService } from './modules/callback/service'
import { createCarsRepository } from './modules/cars/repository'
import { createCarsService } from './modules/cars/service'
import { createContentRepository } from './modules/content/repository'
import { createContentService } from './modules/content/service'
import type { Warn } from './modules/content/withholding'
import { createDriverClassesRepository } from './modules/driver-classes/repository'
import { createDriverClassesService } from './modules/driver-classes/service'
import { createHealthRepository } from './modules/health/repository'
import { createHealthService } from './modules/health/service'
import { createLongTermRepository } from './modules/long-term/repository'
import { createLongTermService } from './modules/long-term/service'
import { createMessagesRepository } from './modules/messages/repository'
import { createMessagesService } from './modules/messages/service'
import { createOptionsRepository } from './modules/options/repository'
import { createOptionsService } from './modules/options/service'
import { createPageChangesRepository } from './modules/page-changes/repository'
import { createPageChangesService } from './modules/page-changes/service'
import { createPartnersRepository } from './modules/partners/repository'
import { createPartnersService } from './modules/partners/service'
import { createPaymentsRepository } from './modules/payments/repository'
import { createPaymentsService } from './modules/payments/service'
import { createPlacesRepository } from './modules/places/repository'
import { createPlacesService } from './modules/places/service'
import { createPricesService } from './modules/prices/service'
import { createPromoRepository } from './modules/promo/repository'
import { createPromoService } from './modules/promo/service'
import { createQuotesService } from './modules/quotes/service'
import { createSettingsRepository } from './modules/settings/repository'
import { createSettingsService } from './modules/settings/service'
import { createTransfersRepository } from './modules/transfers/repository'
import { createTransfersService } from './modules/transfers/service'
import { createSigningIn } from './signing-in'

type Parts = {
  db: Database
  now: () => Date
  config: Pick<Config, 'bookingSecret' | 'station' | 'files'> & Partial<Pick<Config, 'delivery'>>
  isDraining: () => boolean
  warn: Warn
}

/** Services and repositories, wired together; those of signing in and of the client area in files of their own. */
export function createServices({ db, now, config, isDraining, warn }: Parts) {
  const { bookingSecret: secret, station } = config
  const settings = createSettingsService(createSettingsRepository(db), station, now)
  const places = createPlacesService(createPlacesRepository(db), station)
  const options = createOptionsService(createOptionsRepository(db), station)
  const promo = createPromoService(createPromoRepository(db), station, now)
  const cars = createCarsService({ cars: createCarsRepository(db), settings, places, options, promo, now })
  const prices = createPricesService({ cars, settings, places, options })
  const quotes = createQuotesService(cars, secret, now)
  const bookings = createBookingsService({
    bookings: createBookingsRepository(db),
    holds: createHoldRepository(db, secret),
    renewals: createRenewalRepository(db),
    changes: createChangeRepository(db),
    moves: createMovesRepository(db, secret),
    cars,
    places,
    quotes,
    settings,
    secret,
    now,
  })
  const callback = createCallbackService(createCallbackRepository(db), settings, now)
  const longTerm = createLongTermService({ longTerm: createLongTermRepository(db), cars, settings, now })
  const transfers = createTransfersService({ transfers: createTransfersRepository(db), cars, settings })
  const clientArea = createClientArea({ db, config, settings, now })
  return {
    ...createSigningIn({ db, now, config, settings, clientArea }),
    clientArea,
    settings,
    places,
    cars,
    quotes,
    prices,
    bookings,
    callback,
    driverClasses: createDriverClassesService(createDriverClassesRepository(db), station),
    messages: createMessagesService({ messages: createMessagesRepository(db), settings, now }),
    longTerm,
    transfers,
    content: createContentService({
      content: createContentRepository(db),
      settings,
      places,
      cars,
      longTerm,
      transfers,
      now,
      warn,
    }),
    partners: createPartnersService(createPartnersRepository(db), settings, now),
    payments: createPaymentsService(createPaymentsRepository(db), station, now),
    pageChanges: createPageChangesService({ changes: createPageChangesRepository(db), now, isDraining }),
    health: createHealthService(createHealthRepository(db), isDraining),
  }
}
