import type { Config } from './config/config'
import type { Database } from './db/database'
import type { ProviderServer } from './http/server'
import type { Warn } from './logging/warn'
import { createAttentionRepository } from './modules/account/attention-queries'
import { createAttention } from './modules/account/count-attention'
import { createAccountRepository } from './modules/account/queries'
import { createAccountService } from './modules/account/read-account'
import { accountRoutes } from './modules/account/routes'
import type { BookingsService } from './modules/bookings/service'
import { createDriversRepository } from './modules/client-drivers/queries'
import { driversRoutes } from './modules/client-drivers/routes'
import { createDriversService } from './modules/client-drivers/save-driver'
import { createDisputesService } from './modules/debts/check-dispute'
import { createDamagesRepository } from './modules/debts/damage-queries'
import { damagesRoutes } from './modules/debts/damage-routes'
import { disputesRoutes } from './modules/debts/dispute-routes'
import { createFinesRepository } from './modules/debts/fine-queries'
import { finesRoutes } from './modules/debts/fine-routes'
import { createDamagesService } from './modules/debts/list-damages'
import { createFinesService } from './modules/debts/list-fines'
import { createDisputesRepository } from './modules/debts/submit-dispute'
import { createFilesRepository } from './modules/files/queries'
import { createUploadsRepository } from './modules/files/record-upload'
import { filesRoutes } from './modules/files/routes'
import { createFilesService } from './modules/files/store-file'
import { createVault } from './modules/files/vault'
import { createHistoryService } from './modules/history/list-trips'
import { createHistoryRepository } from './modules/history/queries'
import { historyRoutes } from './modules/history/routes'
import { createEarningService } from './modules/miles/credit-due-miles'
import { createEarningRepository } from './modules/miles/credit-miles'
import { createMilesService } from './modules/miles/miles'
import { createMilesRepository } from './modules/miles/queries'
import { milesRoutes } from './modules/miles/routes'
import { createSpendingRepository } from './modules/miles/spend-miles'
import type { OffersService } from './modules/offers/list-offers'
import { offersRoutes } from './modules/offers/routes'
import type { PaymentsService } from './modules/payments/payments'
import type { SettingsService } from './modules/settings/read-settings'
import { createTravellersService } from './modules/travellers/list-travellers'
import { createTravellersRepository } from './modules/travellers/queries'
import { travellersRoutes } from './modules/travellers/routes'

type Parts = {
  db: Database
  config: Pick<Config, 'files'>
  settings: SettingsService
  offers: OffersService
  bookings: BookingsService
  now: () => Date
  warn: Warn
}

export type ClientArea = ReturnType<typeof createClientArea>

/** The client area's services, wired together; `account.fiveFields` is also what a login answers. */
export function createClientArea({ db, config, settings, offers, bookings, now, warn }: Parts) {
  const files = createFilesService({
    files: createFilesRepository(db),
    uploads: createUploadsRepository(db),
    vault: createVault(config.files),
    settings,
    now,
    warn,
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
    offers,
    drivers,
    history,
    bookings,
    travellers: createTravellersService({ travellers: createTravellersRepository(db), drivers }),
  }
}

/** @param scope one of `requireSession`: whose rows are answered, its session says. */
export function clientAreaRoutes(scope: ProviderServer, area: ClientArea, payments: PaymentsService): void {
  accountRoutes(scope, area.account)
  historyRoutes(scope, area.history, area.bookings, payments)
  travellersRoutes(scope, area.travellers)
  finesRoutes(scope, area.fines)
  damagesRoutes(scope, area.damages)
  milesRoutes(scope, area.miles)
  offersRoutes(scope, area.offers)
  driversRoutes(scope, area.drivers)
  filesRoutes(scope, area.files)
  disputesRoutes(scope, area.disputes)
}
