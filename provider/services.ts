import { bindCars } from '@/provider/modules/cars/bind-cars'
import { bindClientDrivers } from '@/provider/modules/client-drivers/bind-client-drivers'
import { bindSettings } from '@/provider/modules/settings/bind-settings'
import type { Config } from './config/config'
import { type ChangeSignals, pollForChanges } from './db/change-signals'
import type { Database } from './db/database'
import { createReferenceCache } from './db/reference-cache'
import type { Replica } from './db/replica'
import { createPaymentGateway, type GatewayConfig } from './gateway/create-payment-gateway'
import type { Warn } from './logging/warn'
import { readAccount } from './modules/account/read-account'
import { readClient } from './modules/account/read-client'
import { bindAuth } from './modules/auth/bind-auth'
import { reportOverdue } from './modules/backup/report-overdue'
import { bind } from './modules/bind'
import { type Bookings, bindBookings } from './modules/bookings/bind-bookings'
import { holdForPayment, lockPayableBooking, settleBooking } from './modules/bookings/settle-booking'
import { requestCallback } from './modules/callback/request-callback'
import { createCarPictures } from './modules/cars/car-pictures'
import { createCarQueries } from './modules/cars/queries'
import { purgeRequests } from './modules/contacts/purge-requests'
import { sendMessage } from './modules/contacts/send-message'
import { bindContent } from './modules/content/bind-content'
import { bindDebts } from './modules/debts/bind-debts'
import { listLimits } from './modules/driver-check/list-limits'
import { bindBookingFiles } from './modules/files/bind-booking-files'
import { bindFiles } from './modules/files/bind-files'
import { checkHealth } from './modules/health/check-health'
import { claimBooking } from './modules/history/claim-booking'
import { findNextRental, listRentals } from './modules/history/list-rentals'
import { readRental } from './modules/history/read-rental'
import { bindLongTerm } from './modules/long-term/bind-long-term'
import { bindMiles } from './modules/miles/bind-miles'
import { creditDueMiles } from './modules/miles/credit-due-miles'
import { createReadNotification } from './modules/notifications/read-notification'
import { remindPickups } from './modules/notifications/remind-pickup'
import { remindReturns } from './modules/notifications/remind-return'
import { bindOffers } from './modules/offers/bind-offers'
import { bindOptions } from './modules/options/bind-options'
import { createDelivery } from './modules/outbox/deliver'
import { listMailbox, readMailboxFile } from './modules/outbox/development-mailbox'
import { measureOutbox } from './modules/outbox/measure-outbox'
import { purgeOutbox } from './modules/outbox/purge-outbox'
import { createTransports } from './modules/outbox/transports'
import { listChanges } from './modules/page-changes/list-changes'
import { listLatest } from './modules/page-changes/list-latest'
import { purgeChanges } from './modules/page-changes/purge-changes'
import { submitPartnerRequest } from './modules/partners/submit-request'
import { bindPayments } from './modules/payments/bind-payments'
import type { PayableBookings } from './modules/payments/payment-deps'
import { createReconciler } from './modules/payments/reconcile'
import { createPhotoQueries } from './modules/photos/queries'
import { readPhotoFile, readPhotos } from './modules/photos/read-photos'
import { findRentalPlaces } from './modules/places/find-rental-places'
import { findPlace, listPlaces } from './modules/places/list-places'
import { createPlaceQueries } from './modules/places/queries'
import { readPriceList } from './modules/prices/read-price-list'
import { bindProfile } from './modules/profile/bind-profile'
import { preparePromo } from './modules/promo/prepare-promo'
import { checkPromo } from './modules/quotes/check-promo'
import { quoteRental } from './modules/quotes/quote-rental'
import { readQuote } from './modules/quotes/quote-token'
import { bindSessions } from './modules/sessions/bind-sessions'
import { bindTransfers } from './modules/transfers/bind-transfers'
import { listTravellers } from './modules/travellers/list-travellers'
import { bindVouchers } from './modules/vouchers/bind-vouchers'
import { bindWaitlist } from './modules/waitlist/bind-waitlist'
import type { Language } from './rules/i18n/language'

export type ServiceDependencies = {
  db: Database
  now: () => Date
  config: Pick<Config, 'bookingSecret' | 'station' | 'files' | 'mode' | 'siteUrl'> &
    Partial<Pick<Config, 'delivery' | 'geoipFile' | 'backupMaxHours'>> & { payments: GatewayConfig }
  isDraining: () => boolean
  /** Read for what may be a second old; left out: the primary is. */
  replica?: Pick<Replica, 'read'> | undefined
  /** Wakes who waits for a change; left out: they look for themselves. */
  signals?: ChangeSignals
  warn: Warn
  /** Logs what an operator must check; `warn` when left out. */
  alert?: Warn
}

type Context = Omit<ServiceDependencies, 'alert' | 'signals'> & { alert: Warn; signals: ChangeSignals }

/** The objects that routes and jobs call, one for each module. */
export type Services = ReturnType<typeof createServices>

const NO_DELIVERY = { smtp: null, sms: null, webhook: null }

/**
 * Wires the modules together: the only place that knows which of them uses which. Longer than other files, because it names each
 * module once; a second file would need half of the objects of this one.
 */
export function createServices(dependencies: ServiceDependencies) {
  const { alert = dependencies.warn, signals = pollForChanges() } = dependencies
  const context: Context = { ...dependencies, alert, signals }
  const { db, config, isDraining, now } = context
  const catalogue = createCatalogue(context)
  const { cars, places, quotes, settings } = catalogue
  const bookings = bindBookings({ db, cars, places, quotes, settings, secret: config.bookingSecret, now })
  const carPictures = createCarPictures(catalogue.photos.readFile)
  const { vouchers, voucherRenderer } = bindVouchers({
    ...{ options: catalogue.options, settings, siteUrl: config.siteUrl, carPictures, db, now },
    ...{ openBooking: bookings.openForVoucher, findBooking: bookings.findForNotification },
  })
  const account = createAccount(context, { ...catalogue, bookings })
  const profile = createProfile(context, { ...catalogue, ...account })
  const { readClient } = account.account
  const auth = bindAuth({
    ...{ db, settings, readClient, now },
    secret: config.bookingSecret,
    masterSecrets: config.files.secrets,
  })
  const payments = createPayments(context, { ...catalogue, bookings })
  const waitlist = bindWaitlist({ db, cars, settings, secret: config.bookingSecret, now })
  const readNotification = createReadNotification({
    ...{ db, settings, options: catalogue.options, vouchers, carPictures, siteUrl: config.siteUrl, now },
    findBooking: bookings.findForNotification,
    findNearestFree: cars.nearestFree,
    ...{ priceCarRental: cars.priceCarRental, signStop: waitlist.signStop },
  })
  const transports = createTransports(config.delivery ?? NO_DELIVERY, { db, now, mode: config.mode })
  const delivery = { db, settings, transports, readNotification, now, secret: config.bookingSecret }
  const outbox = createDelivery(delivery)
  const pageChanges = bind({ db, now, isDraining, signals }, { list: listChanges, listLatest, purge: purgeChanges })
  const jobs = {
    expireHolds: () => bookings.expireHolds(),
    creditMiles: () => account.earning.creditDue(),
    sendReminders: () => remindPickups({ db, settings, now }),
    sendReturnReminders: () => remindReturns({ db, settings, now }),
    notifyWaitlist: () => waitlist.notifyFree(),
    deliverOutbox: () => outbox.deliver(),
    reconcilePayments: () => payments.reconciler.run(),
    reportOverdueBackup: overdueReport(context, settings),
    purges: {
      ...{ auth: () => auth.auth.purge(), sessions: () => account.sessions.purge() },
      ...{ outbox: () => purgeOutbox({ db, now }), pageChanges: () => pageChanges.purge() },
      ...{ files: () => account.files.purge(), exports: () => profile.clientData.purgeExports() },
      ...{ waitlist: () => waitlist.purge(), vouchers: () => vouchers.purgeKeys() },
      requests: () => purgeRequests({ db, now }),
    },
  }
  return {
    ...catalogue,
    ...account,
    ...profile,
    ...auth,
    ...createRequests(context, catalogue),
    ...payments,
    waitlist,
    bookings,
    ...{ vouchers, voucherRenderer, carPictures, readNotification },
    outbox: { ...bind({ db, now }, { measure: measureOutbox }), totals: outbox.totals },
    mailbox: bind({ db }, { list: listMailbox, readFile: readMailboxFile }),
    driverCheck: bind({ db, station: config.station }, { listLimits }),
    pageChanges,
    signals,
    health: bind({ db, isDraining }, { check: checkHealth }),
    jobs,
  }
}

/** Null: the branch does not want to be told of old backups. */
function overdueReport({ db, config, now }: Context, settings: Catalogue['settings']) {
  const maxHours = config.backupMaxHours ?? null
  return maxHours === null ? null : () => reportOverdue({ db, settings, now }, maxHours)
}

type Catalogue = ReturnType<typeof createCatalogue>
type Account = ReturnType<typeof createAccount>

/** What the branch rents out, where and for how much; its reference data is read through one cache. */
function createCatalogue({ db, replica, config, now }: Context) {
  const { station, bookingSecret: secret } = config
  const cache = createReferenceCache(db, replica)
  const settings = bindSettings(db, { cache, station, now })
  const places = bind(
    { places: createPlaceQueries(db, cache), station },
    { list: listPlaces, find: findPlace, findRentalPlaces },
  )
  const options = bindOptions(db, { cache, station })
  const fleet = createCarQueries(db, cache)
  const photos = bind({ photos: createPhotoQueries(db, cache), station }, { read: readPhotos, readFile: readPhotoFile })
  const promo = bind({ db, station, now }, { prepare: preparePromo })
  const offers = bindOffers({ db, listSeasons: fleet.listSeasons, settings, now })
  const cars = bindCars({ cars: fleet, photos, settings, places, options, promo, offers, now })
  return {
    cache,
    settings,
    places,
    offers,
    options,
    photos,
    cars,
    quotes: bind({ cars, secret, now }, { quote: quoteRental, checkPromo, read: readQuote }),
    prices: bind({ cars, settings, places, options }, { read: readPriceList }),
  }
}

type Rentals = Catalogue & { bookings: Bookings }

/** The client area. `account.readClient` is also the response of a sign-in. */
function createAccount({ db, config, now, warn }: Context, { settings, bookings }: Rentals) {
  const files = bindFiles({ db, storage: config.files, settings, now, warn })
  const debts = bindDebts({ db, files, settings, now })
  const bookingFiles = bindBookingFiles({
    ...{ db, storage: config.files, settings, now, warn },
    openBooking: bookings.openForFiles,
  })
  const drivers = bindClientDrivers({ db, files, settings, now })
  const history = bind(
    { db, bookings, fines: debts.fines, damages: debts.damages, settings, now },
    { list: listRentals, findNext: findNextRental, read: readRental, claim: claimBooking },
  )
  const miles = bindMiles({ db, settings, now })
  const account = bind({ db, history, miles, settings, now }, { read: readAccount, readClient })
  return {
    account,
    files,
    bookingFiles,
    miles,
    earning: bind({ db, settings, now, warn }, { creditDue: creditDueMiles }),
    ...debts,
    drivers,
    history,
    ...bindSessions({ db, settings, geoipFile: config.geoipFile ?? null, now }),
    travellers: bind({ db, drivers }, { list: listTravellers }),
  }
}

/** The client's own settings and data; the export reads the other sections. */
function createProfile({ db, now }: Context, account: Catalogue & Account) {
  const { settings, files, fines, damages, miles, offers, devices } = account
  const sections = {
    listFines: fines.list,
    listDamages: damages.list,
    readMiles: (clientId: number, language: Language) => miles.readCredits(clientId, null, language),
    listOffers: offers.list,
    listDevices: devices.list,
  }
  return bindProfile({ db, files, sections, settings, now })
}

/** Requests of visitors to the branch, and the content of the site. */
function createRequests({ db, config, now, warn }: Context, { cache, settings, places, cars }: Catalogue) {
  const { bookingSecret: secret } = config
  const longTerm = bindLongTerm({ db, cars, settings, secret, now })
  const transfers = bindTransfers({ db, cars, places, settings, secret, now })
  return {
    callback: bind({ db, settings, secret, now }, { request: requestCallback }),
    contacts: bind({ db, settings, secret, now }, { send: sendMessage }),
    partners: bind({ db, settings, secret, now }, { submitRequest: submitPartnerRequest }),
    ...longTerm,
    ...transfers,
    content: bindContent({ cache, settings, places, cars, ...longTerm, ...transfers, now, warn }),
  }
}

/** Payments, refunds and receipts; what they need of bookings is a parameter. */
function createPayments({ db, config, now, alert }: Context, { settings, bookings }: Rentals) {
  const { gateway, shop, isGateway } = createPaymentGateway(config.payments, config.mode)
  const payableBookings: PayableBookings = {
    find: bookings.find,
    lock: lockPayableBooking,
    holdForPayment: (tx, row, { data, ...start }) =>
      holdForPayment(tx, row, { ...start, ...data, holdMinutes: data.rules.holdMinutes }),
    settle: async (tx, bookingId, money) => settleBooking(tx, await lockPayableBooking(tx, bookingId), money),
  }
  const { siteUrl } = config
  const deps = { db, bookings: payableBookings, settings, gateway, shop, siteUrl, now, alert }
  return { isGateway, payments: bindPayments(deps), reconciler: createReconciler(deps) }
}
