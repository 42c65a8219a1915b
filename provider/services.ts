import type { Config } from './config/config'
import type { Database } from './db/database'
import { createReferenceCache } from './db/reference-cache'
import { createPaymentGateway, type GatewayConfig } from './gateway/create-payment-gateway'
import type { Jobs } from './jobs/start-jobs'
import type { Warn } from './logging/warn'
import { readAccount } from './modules/account/read-account'
import { readClient } from './modules/account/read-client'
import { changeEmail } from './modules/auth/change-email'
import { changePassword } from './modules/auth/change-password'
import { changePhone } from './modules/auth/change-phone'
import { createLoginAttempts } from './modules/auth/login-attempts'
import { purgeAuth } from './modules/auth/purge-auth'
import { register } from './modules/auth/register'
import { renewPassword } from './modules/auth/renew-password'
import { requestCode } from './modules/auth/request-code'
import { requestOwnCode } from './modules/auth/request-own-code'
import { signIn } from './modules/auth/sign-in'
import { stepUp } from './modules/auth/step-up'
import { bind } from './modules/bind'
import { type Bookings, bindBookings } from './modules/bookings/bind-bookings'
import { holdForPayment, lockPayable, settleBooking } from './modules/bookings/settle-booking'
import { requestCallback } from './modules/callback/request-callback'
import { bindCars } from './modules/cars/cars'
import { createCarQueries } from './modules/cars/queries'
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
import { readEvidence } from './modules/files/evidence'
import { fileItem } from './modules/files/file-item'
import { linkFile } from './modules/files/link-file'
import { listFiles } from './modules/files/list-files'
import { openFile } from './modules/files/open-file'
import { purgeFiles } from './modules/files/purge-files'
import { deleteRemovedOf, removeFile, removeScans } from './modules/files/remove-file'
import { storeFile } from './modules/files/store-file'
import { createUploadLimits } from './modules/files/upload-limits'
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
import { createBookingContent } from './modules/notifications/booking-content'
import { createDebtContent } from './modules/notifications/debt-content'
import { remindPickups } from './modules/notifications/remind-pickup'
import { createRequestContent } from './modules/notifications/request-content'
import { listOffers } from './modules/offers/list-offers'
import { prepareOffer } from './modules/offers/prepare-offer'
import { isInStock, requireInStock } from './modules/options/check-stock'
import { listExtras, listOptions } from './modules/options/list-options'
import { createOptionQueries } from './modules/options/queries'
import { selectOptions } from './modules/options/select-options'
import type { ReadNotification } from './modules/outbox/content'
import { createDelivery } from './modules/outbox/deliver'
import { findMailboxFile, listMailbox } from './modules/outbox/development-mailbox'
import { purgeOutbox } from './modules/outbox/purge-outbox'
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
import { changeName } from './modules/profile/change-name'
import { changeNotifications } from './modules/profile/change-notifications'
import { deleteAccount } from './modules/profile/delete-account'
import { type ExportedSections, exportData } from './modules/profile/export-data'
import { purgeExports } from './modules/profile/limit-exports'
import { readProfile } from './modules/profile/read-profile'
import { withdrawMarketing } from './modules/profile/withdraw-marketing'
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
import { readCalendarEntry, readVoucher, readVoucherText } from './modules/vouchers/read-voucher'
import { createVoucherCache } from './modules/vouchers/voucher-cache'
import { createVoucherRenderer } from './modules/vouchers/voucher-renderer'
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
  const { vouchers, voucherRenderer } = createVouchers(context, { ...catalogue, bookings })
  const account = createAccount(context, { ...catalogue, bookings })
  const profile = createProfile(context, { ...catalogue, ...account })
  const auth = createAuth(context, { ...catalogue, ...account })
  const payments = createPayments(context, catalogue)
  const readNotification = createReadNotification(context, { ...catalogue, bookings, vouchers })
  const outbox = createOutbox(context, { ...catalogue, readNotification })
  const pageChanges = bind({ db, now, isDraining }, { list: listChanges, sweep: purgeChanges })
  const jobs: Jobs = {
    expireHolds: () => bookings.expireHolds(),
    creditMiles: () => account.earning.creditDue(),
    sendReminders: () => remindPickups({ db, settings: catalogue.settings, now }),
    deliverOutbox: () => outbox.deliver(),
    reconcilePayments: () => payments.reconciler.run(),
    purges: {
      auth: () => auth.auth.purge(),
      sessions: () => auth.sessions.sweep(),
      outbox: () => outbox.purge(),
      pageChanges: () => pageChanges.sweep(),
      files: () => account.files.purge(),
      exports: () => profile.clientData.purgeExports(),
    },
  }
  return {
    ...catalogue,
    ...account,
    ...profile,
    ...auth,
    ...createRequests(context, catalogue),
    ...payments,
    bookings,
    vouchers,
    voucherRenderer,
    readNotification,
    mailbox: bind({ db }, { list: listMailbox, findFile: findMailboxFile }),
    driverCheck: bind({ db, station: config.station }, { listLimits }),
    pageChanges,
    health: bind({ db, isDraining }, { check: checkHealth }),
    jobs,
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
  const fleet = createCarQueries(db, cache)
  const promo = bind({ db, station, now }, { prepare: preparePromo })
  const offers = bind(
    { db, listSeasons: fleet.listSeasons, settings, now },
    { list: listOffers, prepare: prepareOffer },
  )
  const cars = bindCars({ cars: fleet, settings, places, options, promo, offers, now })
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
  const voucherRenderer = createVoucherRenderer()
  const { render: renderVoucher } = createVoucherCache(voucherRenderer)
  const { siteUrl } = config
  const deps = { openBooking: bookings.openForVoucher, renderVoucher, options, settings, siteUrl, now }
  const vouchers = bind(deps, { voucher: readVoucher, text: readVoucherText, calendar: readCalendarEntry })
  return { vouchers, voucherRenderer }
}

/** The client area. `account.readClient` is also the response of a sign-in. */
function createAccount({ db, config, now, warn }: Context, { settings, bookings }: Rentals) {
  const fileDeps = { db, vault: createVault(config.files), admitUpload: createUploadLimits(db), settings, now, warn }
  const files = bind(fileDeps, {
    item: fileItem,
    readEvidence,
    store: storeFile,
    link: linkFile,
    open: openFile,
    list: listFiles,
    remove: removeFile,
    removeScans,
    deleteRemovedOf,
    purge: purgeFiles,
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

/** The client's own settings and data; his export reads the other sections. */
function createProfile({ db, now }: Context, { settings, files, fines, damages, miles, offers }: Catalogue & Account) {
  const devices = bind({ db, settings, now }, { list: listDevices, endOne: endDevice, endOthers: endOtherDevices })
  const profile = bind({ db, settings, now }, { read: readProfile, changeName, changeNotifications, withdrawMarketing })
  const sections: ExportedSections = {
    readProfile: profile.read,
    listFines: fines.list,
    listDamages: damages.list,
    readMiles: (clientId, language) => miles.charge(clientId, null, language),
    listOffers: offers.list,
    listDevices: devices.list,
  }
  const clientData = bind({ db, files, sections, settings, now }, { exportData, deleteAccount, purgeExports })
  return { profile, devices, clientData }
}

function createAuth({ db, config, now }: Context, { settings, account }: Catalogue & Account) {
  const { bookingSecret: secret } = config
  const attempts = createLoginAttempts(db, secret)
  const deps = { db, attempts, settings, readClient: account.readClient, secret, now }
  return {
    sessions: bind({ db, settings, now }, { find: findSession, end: endSession, sweep: purgeSessions }),
    auth: bind(deps, { requestCode, register, renewPassword, signIn, purge: purgeAuth }),
    credentials: bind(deps, { requestCode: requestOwnCode, changePhone, changeEmail, changePassword, stepUp }),
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
    contacts: bind({ db, settings, now }, { send: sendMessage }),
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

type VoucherUseCases = Pick<ReturnType<typeof createVouchers>, 'vouchers'>

/** What notifications say: the content of each kind is read by the module of its subject. */
function createReadNotification(
  { db, config, now }: Context,
  { bookings, cars, options, settings, vouchers }: Rentals & VoucherUseCases,
): ReadNotification {
  const { siteUrl } = config
  const { findForNotification: findBooking } = bookings
  const { nearestFree: findNearestFree } = cars
  const deps = { db, settings, siteUrl, now }
  const bookingContent = createBookingContent({ ...deps, findBooking, findNearestFree, vouchers, options })
  const debtContent = createDebtContent(deps)
  const requestContent = createRequestContent(deps)
  return async ({ kind, ...message }, language) => {
    if (isBookingKind(kind)) return bookingContent({ kind, ...message }, language)
    if (isDebtKind(kind)) return debtContent({ kind, ...message }, language)
    return isRequestKind(kind) ? requestContent({ kind, ...message }, language) : null
  }
}

function createOutbox(
  { db, config, now }: Context,
  { settings, readNotification }: Catalogue & { readNotification: ReadNotification },
) {
  const transports = createTransports(config.delivery ?? NO_DELIVERY, { db, now, mode: config.mode })
  return {
    ...createDelivery({ db, settings, transports, readNotification, now }),
    ...bind({ db, now }, { purge: purgeOutbox }),
  }
}
