import { createClientArea } from './client-area'
import type { Config } from './config'
import type { Database } from './db/database'
import { openTill, type TillConfig } from './gateway/till'
import { createChangeRepository } from './modules/bookings/change-repository'
import { createHoldRepository } from './modules/bookings/hold-repository'
import { createMovesRepository } from './modules/bookings/moves-repository'
import { createRenewalRepository } from './modules/bookings/renewal-repository'
import { createBookingsRepository } from './modules/bookings/repository'
import { createBookingsService } from './modules/bookings/service'
import { createCallbackRepository } from './modules/callback/repository'
import { createCallbackService } from './modules/callback/service'
import { createContentRepository } from './modules/content/repository'
import { createContentService } from './modules/content/service'
import { createDriverClassesRepository } from './modules/driver-classes/repository'
import { createDriverClassesService } from './modules/driver-classes/service'
import { createHealthRepository } from './modules/health/repository'
import { createHealthService } from './modules/health/service'
import { createLongTermRepository } from './modules/long-term/repository'
import { createLongTermRequestsRepository } from './modules/long-term/requests-repository'
import { createLongTermRequestsService } from './modules/long-term/requests-service'
import { createLongTermService } from './modules/long-term/service'
import { createMessagesRepository } from './modules/messages/repository'
import { createMessagesService } from './modules/messages/service'
import { createPageChangesRepository } from './modules/page-changes/repository'
import { createPageChangesService } from './modules/page-changes/service'
import { createPartnersRepository } from './modules/partners/repository'
import { createPartnersService } from './modules/partners/service'
import { createTransferOrdersRepository } from './modules/transfers/orders-repository'
import { createTransferOrdersService } from './modules/transfers/orders-service'
import { createTransfersRepository } from './modules/transfers/repository'
import { createTransfersService } from './modules/transfers/service'
import { createPapers } from './papers'
import { createPaying } from './paying'
import { createSelling } from './selling'
import { createSettingsArea } from './settings-area'
import { createSigningIn } from './signing-in'
import type { Warn } from './warn'

type Parts = {
  db: Database
  now: () => Date
  config: Pick<Config, 'bookingSecret' | 'station' | 'files' | 'mode' | 'siteUrl'> &
    Partial<Pick<Config, 'delivery'>> & { payments: TillConfig }
  isDraining: () => boolean
  warn: Warn
  /** Of what somebody must look at; as other warnings where nothing is said. */
  alert?: Warn
}

/** Services and repositories, wired together; what is sold, signing in and the client area in files of their own. */
export function createServices({ db, now, config, isDraining, warn, alert = warn }: Parts) {
  const { bookingSecret: secret, station, siteUrl } = config
  const till = openTill(config.payments, config.mode)
  const selling = createSelling({ db, station, secret, now })
  const { settings, places, offers, options, cars, quotes } = selling
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
  const transfers = createTransfersService({ transfers: createTransfersRepository(db), cars, places, settings, now })
  const transferOrders = createTransferOrdersService({
    orders: createTransferOrdersRepository(db),
    transfers: createTransfersRepository(db),
    places,
    settings,
    secret,
    now,
  })
  const papers = createPapers({ db, siteUrl, settings, options, cars, bookings, now })
  const clientArea = createClientArea({ db, config, settings, offers, bookings, now, warn })
  return {
    ...createSigningIn({ db, now, config, settings, clientArea, news: papers.news }),
    papers,
    clientArea,
    settingsArea: createSettingsArea({ db, settings, files: clientArea.files, sections: clientArea, now }),
    ...selling,
    bookings,
    callback,
    driverClasses: createDriverClassesService(createDriverClassesRepository(db), station),
    messages: createMessagesService({ messages: createMessagesRepository(db), settings, now }),
    longTerm,
    longTermRequests: createLongTermRequestsService({
      requests: createLongTermRequestsRepository(db),
      longTerm,
      settings,
      now,
    }),
    transfers,
    transferOrders,
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
    till,
    ...createPaying({ db, till, settings, station, siteUrl, now, alert }),
    pageChanges: createPageChangesService({ changes: createPageChangesRepository(db), now, isDraining }),
    health: createHealthService(createHealthRepository(db), isDraining),
  }
}
