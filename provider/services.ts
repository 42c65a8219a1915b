import { createClientArea } from './client-area'
import type { Config } from './config/config'
import type { Database } from './db/database'
import { openTill, type TillConfig } from './gateway/create-payment-gateway'
import type { Warn } from './logging/warn'
import { createChangeRepository } from './modules/bookings/change-booking'
import { createHoldRepository } from './modules/bookings/hold-car'
import { createBookingsRepository } from './modules/bookings/queries'
import { createRenewalRepository } from './modules/bookings/renew-hold'
import { createBookingsService } from './modules/bookings/service'
import { createMovesRepository } from './modules/bookings/transitions'
import { createCallbackService } from './modules/callback/check-request'
import { createCallbackRepository } from './modules/callback/request-callback'
import { createMessagesService } from './modules/contacts/check-message'
import { createMessagesRepository } from './modules/contacts/send-message'
import { createContentService } from './modules/content/list-content'
import { createContentRepository } from './modules/content/queries'
import { createDriverClassesService } from './modules/driver-check/list-limits'
import { createDriverClassesRepository } from './modules/driver-check/queries'
import { createHealthService } from './modules/health/check-health'
import { createHealthRepository } from './modules/health/queries'
import { createLongTermRequestsService } from './modules/long-term/check-request'
import { createLongTermService } from './modules/long-term/list-offers'
import { createLongTermRepository } from './modules/long-term/queries'
import { createLongTermRequestsRepository } from './modules/long-term/submit-request'
import { createPageChangesService } from './modules/page-changes/list-changes'
import { createPageChangesRepository } from './modules/page-changes/queries'
import { createPartnersService } from './modules/partners/check-request'
import { createPartnersRepository } from './modules/partners/submit-request'
import { createTransferOrdersService } from './modules/transfers/check-order'
import { createTransfersRepository } from './modules/transfers/queries'
import { createTransfersService } from './modules/transfers/quote-transfer'
import { createTransferOrdersRepository } from './modules/transfers/submit-order'
import { createPapers } from './papers'
import { createPaying } from './paying'
import { createSelling } from './selling'
import { createSettingsArea } from './settings-area'
import { createSigningIn } from './signing-in'

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
