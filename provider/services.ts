import type { Config } from './config/config'
import type { Database } from './db/database'
import { createReferenceCache } from './db/reference-cache'
import { createPaymentGateway, type GatewayConfig } from './gateway/create-payment-gateway'
import type { Jobs } from './jobs/start-jobs'
import type { Warn } from './logging/warn'
import { createAttentionRepository } from './modules/account/attention-queries'
import { createAttention } from './modules/account/count-attention'
import { createAccountRepository } from './modules/account/queries'
import { createAccountService } from './modules/account/read-account'
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
import { createDriversRepository } from './modules/client-drivers/queries'
import { createDriversService } from './modules/client-drivers/save-driver'
import { createMessagesService } from './modules/contacts/check-message'
import { createMessagesRepository } from './modules/contacts/send-message'
import { createContentService } from './modules/content/list-content'
import { createContentRepository } from './modules/content/queries'
import { createDisputesService } from './modules/debts/check-dispute'
import { createDamagesRepository } from './modules/debts/damage-queries'
import { createFinesRepository } from './modules/debts/fine-queries'
import { createDamagesService } from './modules/debts/list-damages'
import { createFinesService } from './modules/debts/list-fines'
import { createDisputesRepository } from './modules/debts/submit-dispute'
import { createDriverClassesService } from './modules/driver-check/list-limits'
import { createDriverClassesRepository } from './modules/driver-check/queries'
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
import { createHealthService } from './modules/health/check-health'
import { createHealthRepository } from './modules/health/queries'
import { createHistoryService } from './modules/history/list-trips'
import { createHistoryRepository } from './modules/history/queries'
import { createLongTermRequestsService } from './modules/long-term/check-request'
import { createLongTermService } from './modules/long-term/list-offers'
import { createLongTermRepository } from './modules/long-term/queries'
import { createLongTermRequestsRepository } from './modules/long-term/submit-request'
import { createEarningService } from './modules/miles/credit-due-miles'
import { createEarningRepository } from './modules/miles/credit-miles'
import { createMilesService } from './modules/miles/miles'
import { createMilesRepository } from './modules/miles/queries'
import { createSpendingRepository } from './modules/miles/spend-miles'
import { createBookingContent } from './modules/notifications/booking-content'
import { createDebtContent } from './modules/notifications/debt-content'
import { remindPickups } from './modules/notifications/remind-pickup'
import { createRequestContent } from './modules/notifications/request-content'
import { createOffersService } from './modules/offers/list-offers'
import { createOffersRepository } from './modules/offers/queries'
import { createOptionsService } from './modules/options/list-options'
import { createOptionsRepository } from './modules/options/queries'
import type { ReadNotification } from './modules/outbox/content'
import { createDelivery } from './modules/outbox/deliver'
import { findMailboxFile, listMailbox } from './modules/outbox/development-mailbox'
import { purgeOutbox } from './modules/outbox/purge-outbox'
import { createTransports } from './modules/outbox/transports'
import { createPageChangesService } from './modules/page-changes/list-changes'
import { createPageChangesRepository } from './modules/page-changes/queries'
import { createPartnersService } from './modules/partners/check-request'
import { createPartnersRepository } from './modules/partners/submit-request'
import { createDebtsRepository } from './modules/payments/payable-queries'
import { createPaymentsService } from './modules/payments/payments'
import { createGatewayDesk } from './modules/payments/process-payment'
import { createReceiptDesk } from './modules/payments/process-receipt'
import { createRefundDesk } from './modules/payments/process-refund'
import { createPaymentsRepository } from './modules/payments/queries'
import { createClosingReceiptsRepository } from './modules/payments/queue-receipts'
import { createReconciler } from './modules/payments/reconcile'
import { createReceiptsRepository } from './modules/payments/record-receipt'
import { createRefundsRepository } from './modules/payments/record-refund'
import { createSettleRepository } from './modules/payments/settle-payment'
import { createStartRepository } from './modules/payments/start-payment'
import { createPlacesService } from './modules/places/list-places'
import { createPlacesRepository } from './modules/places/queries'
import { createPricesService } from './modules/prices/read-price-list'
import { changeName } from './modules/profile/change-name'
import { changeNotifications } from './modules/profile/change-notifications'
import { deleteAccount } from './modules/profile/delete-account'
import { type ExportedSections, exportData } from './modules/profile/export-data'
import { purgeExports } from './modules/profile/limit-exports'
import { readProfile } from './modules/profile/read-profile'
import { withdrawMarketing } from './modules/profile/withdraw-marketing'
import { createPromoService } from './modules/promo/check-promo'
import { createPromoRepository } from './modules/promo/queries'
import { createQuotesService } from './modules/quotes/quote-rental'
import { createOwnSessionsRepository } from './modules/sessions/device-queries'
import { createSessionsService } from './modules/sessions/find-session'
import { createOwnSessionsService } from './modules/sessions/list-devices'
import { createSessionsRepository } from './modules/sessions/queries'
import { createSettingsRepository } from './modules/settings/queries'
import { createSettingsService } from './modules/settings/read-settings'
import { createTransferOrdersService } from './modules/transfers/check-order'
import { createTransfersRepository } from './modules/transfers/queries'
import { createTransfersService } from './modules/transfers/quote-transfer'
import { createTransferOrdersRepository } from './modules/transfers/submit-order'
import { createTravellersService } from './modules/travellers/list-travellers'
import { createTravellersRepository } from './modules/travellers/queries'
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
  const pageChanges = createPageChangesService({ changes: createPageChangesRepository(db), now, isDraining })
  const jobs: Jobs = {
    expireHolds: () => bookings.expireHolds(),
    creditMiles: () => account.earning.sweep(),
    sendReminders: () => remindPickups({ db, settings: catalogue.settings, now }),
    deliverOutbox: () => outbox.deliver(),
    reconcilePayments: () => payments.reconciler.turn(),
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
    driverClasses: createDriverClassesService(createDriverClassesRepository(db), config.station),
    pageChanges,
    health: createHealthService(createHealthRepository(db), isDraining),
    jobs,
  }
}

type Catalogue = ReturnType<typeof createCatalogue>
type Account = ReturnType<typeof createAccount>

/** What the branch rents out, where and for how much; its reference data is read through one cache. */
function createCatalogue({ db, config, now }: Context) {
  const { station, bookingSecret: secret } = config
  const keep = createReferenceCache(db)
  const settings = createSettingsService(createSettingsRepository(db, keep), station, now)
  const places = createPlacesService(createPlacesRepository(db, keep), station)
  const options = createOptionsService(createOptionsRepository(db, keep), station)
  const fleet = createCarQueries(db, keep)
  const promo = createPromoService(createPromoRepository(db), station, now)
  const offers = createOffersService({
    offers: createOffersRepository(db),
    seasons: fleet.listSeasons,
    settings,
    now,
  })
  const cars = bindCars({ cars: fleet, settings, places, options, promo, offers, now })
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

type Rentals = Catalogue & { bookings: Bookings }

function createVouchers({ config, now }: Context, { bookings, options, settings }: Rentals) {
  const voucherRenderer = createVoucherRenderer()
  const { render: renderVoucher } = createVoucherCache(voucherRenderer)
  const { siteUrl } = config
  const deps = { openBooking: bookings.openForVoucher, renderVoucher, options, settings, siteUrl, now }
  const vouchers = bind(deps, { voucher: readVoucher, text: readVoucherText, calendar: readCalendarEntry })
  return { vouchers, voucherRenderer }
}

/** The client area. `account.fiveFields` is also what a login answers. */
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
  const disputes = createDisputesService({ disputes: createDisputesRepository(db), files, settings, now })
  const fines = createFinesService({ fines: createFinesRepository(db), disputes, files, settings, now })
  const damages = createDamagesService({ damages: createDamagesRepository(db), disputes, files, settings })
  const drivers = createDriversService({ drivers: createDriversRepository(db), files, settings, now })
  const history = createHistoryService({
    history: createHistoryRepository(db),
    bookings,
    fines,
    damages,
    settings,
    now,
  })
  const miles = createMilesService({
    miles: createMilesRepository(db),
    spending: createSpendingRepository(db),
    settings,
    now,
  })
  const account = createAccountService({
    account: createAccountRepository(db),
    trips: history,
    miles,
    attentionOf: createAttention({ attention: createAttentionRepository(db), settings, now }),
    settings,
    now,
  })
  return {
    account,
    files,
    disputes,
    miles,
    earning: createEarningService({ earning: createEarningRepository(db), settings, now, warn }),
    fines,
    damages,
    drivers,
    history,
    travellers: createTravellersService({ travellers: createTravellersRepository(db), drivers }),
  }
}

/** The client's own settings and data; his export reads the other sections. */
function createProfile({ db, now }: Context, { settings, files, fines, damages, miles, offers }: Catalogue & Account) {
  const devices = createOwnSessionsService(createOwnSessionsRepository(db), settings, now)
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
  const deps = { db, attempts, settings, readClient: account.fiveFields, secret, now }
  return {
    sessions: createSessionsService(createSessionsRepository(db), settings, now),
    auth: bind(deps, { requestCode, register, renewPassword, signIn, purge: purgeAuth }),
    credentials: bind(deps, { requestCode: requestOwnCode, changePhone, changeEmail, changePassword, stepUp }),
  }
}

/** What visitors ask the branch for, and the texts beside it. */
function createRequests({ db, config, now, warn }: Context, { settings, places, cars }: Catalogue) {
  const { bookingSecret: secret } = config
  const longTerm = createLongTermService({ longTerm: createLongTermRepository(db), cars, settings, now })
  const transfers = createTransfersService({ transfers: createTransfersRepository(db), cars, places, settings, now })
  return {
    callback: bind({ db, settings, now }, { request: requestCallback }),
    messages: createMessagesService({ messages: createMessagesRepository(db), settings, now }),
    partners: createPartnersService(createPartnersRepository(db), settings, now),
    longTerm,
    longTermRequests: createLongTermRequestsService({
      requests: createLongTermRequestsRepository(db),
      longTerm,
      settings,
      now,
    }),
    transfers,
    transferOrders: createTransferOrdersService({
      orders: createTransferOrdersRepository(db),
      transfers: createTransfersRepository(db),
      places,
      settings,
      secret,
      now,
    }),
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
  }
}

/** Payments, refunds and receipts; what a booking does with money is handed in by its own module. */
function createPayments({ db, config, now, alert }: Context, { settings }: Catalogue) {
  const { station, siteUrl } = config
  const till = createPaymentGateway(config.payments, config.mode)
  const { gateway, shop } = till
  const payments = createPaymentsRepository(db)
  const refunds = createRefundsRepository(db)
  const receipts = createReceiptsRepository(db)
  const settlements = createSettleRepository(db, async (tx, bookingId, money) =>
    settleBooking(tx, await lockPayable(tx, bookingId), money),
  )
  const desk = createGatewayDesk({ payments, settlements, gateway, settings, shop, siteUrl, now, alert })
  const refundDesk = createRefundDesk({ refunds, gateway, settings, now, alert })
  const receiptDesk = createReceiptDesk({ receipts, gateway, settings, now, alert })
  return {
    till,
    payments: createPaymentsService({
      debts: createDebtsRepository(db),
      payments,
      starts: createStartRepository(db),
      refunds,
      desk,
      refundDesk,
      gateway,
      settings,
      bookingDesk: ({ data, ...begun }) => ({
        lock: lockPayable,
        begin: (tx, row) => holdForPayment(tx, row, { ...begun, ...data, holdMinutes: data.rules.holdMinutes }),
      }),
      station,
      now,
    }),
    reconciler: createReconciler({
      payments,
      refunds,
      receipts,
      closing: createClosingReceiptsRepository(db),
      desk,
      refundDesk,
      receiptDesk,
      settings,
      now,
    }),
  }
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
