import type { Config } from './config/config'
import type { Database } from './db/database'
import { createReferenceCache } from './db/reference-cache'
import { createPaymentGateway, type GatewayConfig } from './gateway/create-payment-gateway'
import type { Warn } from './logging/warn'
import { readAccount } from './modules/account/read-account'
import { readClient } from './modules/account/read-client'
import { createCredentialsRepository } from './modules/auth/change-credentials'
import { createCodesRepository } from './modules/auth/codes'
import { createLoginAttempts } from './modules/auth/login-attempts'
import { createAuthRepository } from './modules/auth/queries'
import { createAuthService } from './modules/auth/sign-in'
import { createCredentialsService } from './modules/auth/step-up'
import { bind } from './modules/bind'
import { type Bookings, bindBookings } from './modules/bookings/bind-bookings'
import { holdForPayment, lockPayable, settleBooking } from './modules/bookings/settle-booking'
import { requestCallback } from './modules/callback/request-callback'
import { createCarsService } from './modules/cars/cars'
import { createCarsRepository } from './modules/cars/queries'
import { approveDriver } from './modules/client-drivers/approve-driver'
import { listApprovedDrivers, listDrivers } from './modules/client-drivers/list-drivers'
import { removeDriver } from './modules/client-drivers/remove-driver'
import { addDriver, editDriver } from './modules/client-drivers/save-driver'
import { sendMessage } from './modules/contacts/send-message'
import { listChauffeurs, listDiscounts, listFaq, listOffices, listPartners } from './modules/content/list-content'
import { listEvents, readEvent } from './modules/content/list-events'
import { listNews, readNewsStory } from './modules/content/list-news'
import { createSkipIncomplete } from './modules/content/skip-incomplete'
import { listDamages } from './modules/debts/list-damages'
import { listFines } from './modules/debts/list-fines'
import { submitDispute } from './modules/debts/submit-dispute'
import { listLimits } from './modules/driver-check/list-limits'
import { createFilesRepository } from './modules/files/queries'
import { createUploadsRepository } from './modules/files/record-upload'
import { createFilesService } from './modules/files/store-file'
import { createVault } from './modules/files/vault'
import { checkHealth } from './modules/health/check-health'
import { findNextRental, listRentals } from './modules/history/list-rentals'
import { readRental } from './modules/history/read-rental'
import { listOffers as listLongTermOffers, readFacts as readLongTermFacts } from './modules/long-term/list-offers'
import { readDetails as readLongTermDetails } from './modules/long-term/read-details'
import { submitRequest as submitLongTermRequest } from './modules/long-term/submit-request'
import { creditDueMiles } from './modules/miles/credit-due-miles'
import { readBalance, readCredits, readNextExpiry, readSpending } from './modules/miles/read-miles'
import { payWithMiles, previewMiles, releaseMiles } from './modules/miles/spend-miles'
import { createBookingNews } from './modules/notifications/booking-content'
import { createDebtNews } from './modules/notifications/debt-content'
import { createFindDebt } from './modules/notifications/debt-queries'
import { createRemindersRepository } from './modules/notifications/remind-pickup'
import { createRemindersService } from './modules/notifications/reminders'
import { createRentalEnd } from './modules/notifications/rental-end-queries'
import { createRequestNews } from './modules/notifications/request-content'
import { createFindRequest } from './modules/notifications/request-queries'
import { createListCharges } from './modules/notifications/unpaid-charges'
import { listOffers } from './modules/offers/list-offers'
import { prepareOffer } from './modules/offers/prepare-offer'
import { isInStock, requireInStock } from './modules/options/check-stock'
import { listExtras, listOptions } from './modules/options/list-options'
import { createOptionQueries } from './modules/options/queries'
import { selectOptions } from './modules/options/select-options'
import { createOutboxRepository } from './modules/outbox/claim-messages'
import type { News } from './modules/outbox/content'
import { createOutboxService } from './modules/outbox/deliver'
import { createKeptRepository } from './modules/outbox/development-mailbox'
import { createTransports } from './modules/outbox/transports'
import { listChanges } from './modules/page-changes/list-changes'
import { purgeChanges } from './modules/page-changes/purge-changes'
import { submitPartnerRequest } from './modules/partners/submit-request'
import { bindPayments } from './modules/payments/bind-payments'
import type { PayableBookings } from './modules/payments/payment-deps'
import { createReconciler } from './modules/payments/reconcile'
import { findRentalPlaces } from './modules/places/find-rental-places'
import { findPlace, listPlaces } from './modules/places/list-places'
import { createPlaceQueries } from './modules/places/queries'
import { readPriceList } from './modules/prices/read-price-list'
import { createNoticesRepository } from './modules/profile/change-notifications'
import { createDeletionService } from './modules/profile/check-deletion'
import { createConsentsRepository } from './modules/profile/consent-queries'
import { createDeletionRepository } from './modules/profile/delete-account'
import { createExportService } from './modules/profile/export-data'
import { createExportRepository } from './modules/profile/export-queries'
import { createExportCounts } from './modules/profile/limit-exports'
import { createProfileService } from './modules/profile/profile'
import { createProfileRepository } from './modules/profile/queries'
import { preparePromo } from './modules/promo/prepare-promo'
import { checkPromo } from './modules/quotes/check-promo'
import { quoteRental } from './modules/quotes/quote-rental'
import { readQuote } from './modules/quotes/quote-token'
import { endDevice, endOtherDevices } from './modules/sessions/end-devices'
import { endSession } from './modules/sessions/end-session'
import { findSession } from './modules/sessions/find-session'
import { listDevices } from './modules/sessions/list-devices'
import { purgeSessions } from './modules/sessions/purge-sessions'
import { bindSettings } from './modules/settings/read-settings'
import {
  listTransfers,
  readDetails as readTransferDetails,
  readFacts as readTransferFacts,
} from './modules/transfers/list-transfers'
import { quoteTransfer } from './modules/transfers/quote-transfer'
import { submitOrder } from './modules/transfers/submit-order'
import { listTravellers } from './modules/travellers/list-travellers'
import { createPapersService } from './modules/vouchers/read-voucher'
import { createVoucherShelf } from './modules/vouchers/voucher-cache'
import { createVoucherPrinter } from './modules/vouchers/voucher-renderer'
import { isBookingKind } from './rules/notifications/booking-texts'
import { isDebtKind } from './rules/notifications/debt-texts'
import { isRequestKind } from './rules/notifications/request-texts'

export type ServiceDependencies = {
  db: Database
  now: () => Date
  config: Pick<Config, 'bookingSecret' | 'station' | 'files' | 'mode' | 'siteUrl'> &
    Partial<Pick<Config, 'delivery'>> & { payments: GatewayConfig }
  isDraining: () => boolean
  warn: Warn
  /** Logs what an operator must look at; `warn` when left out. */
  alert?: Warn
}

type Context = Omit<ServiceDependencies, 'alert'> & { alert: Warn }

/** The objects that routes and jobs call, one for each module. */
export type Services = ReturnType<typeof createServices>

const NO_DELIVERY = { smtp: null, sms: null, webhook: null }

/** Wires the modules together: the only place that knows which of them uses which. */
export function createServices(dependencies: ServiceDependencies) {
  const context: Context = { ...dependencies, alert: dependencies.alert ?? dependencies.warn }
  const { db, config, isDraining, now } = context
  const catalogue = createCatalogue(context)
  const { cars, places, quotes, settings } = catalogue
  const bookings = bindBookings({ db, cars, places, quotes, settings, secret: config.bookingSecret, now })
  const vouchers = createVouchers(context, { ...catalogue, bookings })
  const account = createAccount(context, { ...catalogue, bookings })
  const news = createNews(context, { ...catalogue, bookings, vouchers })
  return {
    ...catalogue,
    ...account,
    ...createProfile(context, { ...catalogue, ...account }),
    ...createAuth(context, { ...catalogue, ...account }),
    ...createRequests(context, catalogue),
    ...createPayments(context, catalogue),
    bookings,
    vouchers,
    news,
    outbox: createOutbox(context, { ...catalogue, news }),
    reminders: createRemindersService({ reminders: createRemindersRepository(db), settings: catalogue.settings, now }),
    driverClasses: bind({ db, station: config.station }, { listLimits }),
    pageChanges: bind({ db, now, isDraining }, { list: listChanges, sweep: purgeChanges }),
    health: bind({ db, isDraining }, { check: checkHealth }),
  }
}

type Catalogue = ReturnType<typeof createCatalogue>
type Account = ReturnType<typeof createAccount>

/** What the branch rents out, where and for how much; its reference data is read through one cache. */
function createCatalogue({ db, config, now }: Context) {
  const { station, bookingSecret: secret } = config
  const cache = createReferenceCache(db)
  const settings = bindSettings(db, { cache, station, now })
  const places = bind(
    { places: createPlaceQueries(db, cache), station },
    { list: listPlaces, find: findPlace, forRental: findRentalPlaces },
  )
  const options = bind(
    { db, options: createOptionQueries(db, cache), station },
    { list: listExtras, forModel: listOptions, choose: selectOptions, requireInStock, isInStock },
  )
  const fleet = createCarsRepository(db, cache)
  const promo = bind({ db, station, now }, { judge: preparePromo })
  const offers = bind({ db, listSeasons: fleet.listSeasons, settings, now }, { list: listOffers, judge: prepareOffer })
  const cars = createCarsService({ cars: fleet, settings, places, options, promo, offers, now })
  return {
    settings,
    places,
    offers,
    options,
    cars,
    quotes: bind({ cars, secret, now }, { quote: quoteRental, checkPromo, read: readQuote }),
    prices: bind({ cars, settings, places, options }, { read: readPriceList }),
  }
}

type Rentals = Catalogue & { bookings: Bookings }

function createVouchers({ config, now }: Context, { bookings, options, settings }: Rentals) {
  const printer = createVoucherPrinter()
  const vouchers = createVoucherShelf(printer)
  const papers = createPapersService({ bookings, options, settings, now, vouchers, siteUrl: config.siteUrl })
  return { ...papers, printer }
}

/** The client area. `account.readClient` is also the response of a sign-in. */
function createAccount({ db, config, now, warn }: Context, { settings, bookings }: Rentals) {
  const files = createFilesService({
    files: createFilesRepository(db),
    uploads: createUploadsRepository(db),
    vault: createVault(config.files),
    settings,
    now,
    warn,
  })
  const disputes = bind({ db, settings, now }, { submit: submitDispute })
  const fines = bind({ db, files, settings, now }, { list: listFines })
  const damages = bind({ db, files, settings, now }, { list: listDamages })
  const drivers = bind(
    { db, files, settings, now },
    {
      ...{ list: listDrivers, listApproved: listApprovedDrivers },
      ...{ add: addDriver, edit: editDriver, approve: approveDriver, remove: removeDriver },
    },
  )
  const history = bind(
    { db, bookings, fines, damages, settings, now },
    { list: listRentals, findNext: findNextRental, read: readRental },
  )
  const miles = createMiles({ db, settings, now })
  const account = bind({ db, history, miles, settings, now }, { read: readAccount, readClient })
  return {
    account,
    files,
    disputes,
    miles,
    earning: bind({ db, settings, now, warn }, { creditDue: creditDueMiles }),
    fines,
    damages,
    drivers,
    history,
    travellers: bind({ db, drivers }, { list: listTravellers }),
  }
}

function createMiles(deps: Pick<Context, 'db' | 'now'> & Pick<Catalogue, 'settings'>) {
  return bind(deps, {
    balanceOf: readBalance,
    nextExpiryOf: readNextExpiry,
    charge: readCredits,
    spent: readSpending,
    preview: previewMiles,
    spend: payWithMiles,
    release: releaseMiles,
  })
}

/** The client's own settings, and his export, which is put together from the other sections. */
function createProfile({ db, now }: Context, { settings, files, ...sections }: Catalogue & Account) {
  const { fines, damages, miles, offers } = sections
  const deletion = createDeletionService({ deletions: createDeletionRepository(db), files, settings, now })
  const profile = createProfileService({
    profiles: createProfileRepository(db),
    notices: createNoticesRepository(db),
    consents: createConsentsRepository(db),
    deletion,
    settings,
    now,
  })
  const devices = bind({ db, settings, now }, { list: listDevices, endOne: endDevice, endOthers: endOtherDevices })
  const exports = createExportService({
    exports: createExportRepository(db),
    counts: createExportCounts(db),
    ...{ files, profile, sessions: devices, fines, damages, miles, offers },
    now,
  })
  return { profile, devices, deletion, exports }
}

function createAuth({ db, config, now }: Context, { settings, account }: Catalogue & Account) {
  const { bookingSecret: secret, station } = config
  const shared = {
    codes: createCodesRepository(db),
    attempts: createLoginAttempts(db, secret),
    settings,
    clientOf: account.readClient,
    secret,
    now,
  }
  return {
    sessions: bind({ db, settings, now }, { find: findSession, end: endSession, sweep: purgeSessions }),
    auth: createAuthService({ auth: createAuthRepository(db, station), ...shared }),
    credentials: createCredentialsService({ credentials: createCredentialsRepository(db, station), ...shared }),
  }
}

/** What visitors ask the branch for, and the texts beside it. */
function createRequests({ db, config, now, warn }: Context, { settings, places, cars }: Catalogue) {
  const { bookingSecret: secret } = config
  const longTerm = bind(
    { db, cars, settings, now },
    { list: listLongTermOffers, details: readLongTermDetails, facts: readLongTermFacts },
  )
  const transfers = bind(
    { db, cars, places, settings, now },
    { list: listTransfers, details: readTransferDetails, facts: readTransferFacts },
  )
  return {
    callback: bind({ db, settings, now }, { request: requestCallback }),
    messages: bind({ db, settings, now }, { send: sendMessage }),
    partners: bind({ db, settings, now }, { submitRequest: submitPartnerRequest }),
    longTerm,
    longTermRequests: bind({ db, cars, settings, now }, { submit: submitLongTermRequest }),
    transfers,
    transferOrders: bind({ db, places, settings, secret, now }, { quote: quoteTransfer, submit: submitOrder }),
    content: bind(
      { db, settings, places, cars, longTerm, transfers, now, skipIncomplete: createSkipIncomplete(warn) },
      {
        listNews,
        readNewsStory,
        listEvents,
        readEvent,
        listFaq,
        listDiscounts,
        listPartners,
        listChauffeurs,
        listOffices,
      },
    ),
  }
}

/** Payments, refunds and receipts; what they do to a booking is handed in. */
function createPayments({ db, config, now, alert }: Context, { settings }: Catalogue) {
  const { gateway, shop, isFromGateway } = createPaymentGateway(config.payments, config.mode)
  const payableBookings: PayableBookings = {
    lock: lockPayable,
    holdForPayment: (tx, row, { data, ...start }) =>
      holdForPayment(tx, row, { ...start, ...data, holdMinutes: data.rules.holdMinutes }),
    settle: async (tx, bookingId, money) => settleBooking(tx, await lockPayable(tx, bookingId), money),
  }
  const { siteUrl } = config
  const deps = { db, bookings: payableBookings, settings, gateway, shop, siteUrl, now, alert }
  return { isFromGateway, payments: bindPayments(deps), reconciler: createReconciler(deps) }
}

type Vouchers = { vouchers: ReturnType<typeof createVouchers> }

/** The texts of the outbox's messages: each kind of message is told by the module of its subject. */
function createNews({ db, config, now }: Context, { bookings, cars, options, settings, vouchers }: Rentals & Vouchers) {
  const { siteUrl } = config
  const [listCharges, rentalEnd] = [createListCharges(db), createRentalEnd(db)]
  const ofBookings = createBookingNews({
    ...{ bookings, cars, options, settings, papers: vouchers, now, siteUrl, listCharges, rentalEnd },
  })
  const ofDebts = createDebtNews({ findDebt: createFindDebt(db), settings, siteUrl, now })
  const ofRequests = createRequestNews({ findRequest: createFindRequest(db), settings })
  const news: News = {
    async tell({ kind, ...message }, language) {
      if (isBookingKind(kind)) return ofBookings.tell({ kind, ...message }, language)
      if (isDebtKind(kind)) return ofDebts.tell({ kind, ...message }, language)
      return isRequestKind(kind) ? ofRequests.tell({ kind, ...message }, language) : null
    },
  }
  return news
}

function createOutbox({ db, config, now }: Context, { settings, news }: Catalogue & { news: News }) {
  const kept = createKeptRepository(db)
  const transports = createTransports(config.delivery ?? NO_DELIVERY, { kept, now, mode: config.mode })
  return createOutboxService({ outbox: createOutboxRepository(db), kept, settings, transports, news, now })
}
