import type { Config } from './config'
import type { Database } from './db/database'
import { createAttention } from './modules/account/attention'
import { createAttentionRepository } from './modules/account/attention-repository'
import { createAccountRepository } from './modules/account/repository'
import { accountRoutes } from './modules/account/routes'
import { createAccountService } from './modules/account/service'
import type { BookingsService } from './modules/bookings/service'
import { createDamagesRepository } from './modules/damages/repository'
import { damagesRoutes } from './modules/damages/routes'
import { createDamagesService } from './modules/damages/service'
import { createDisputesRepository } from './modules/disputes/repository'
import { disputesRoutes } from './modules/disputes/routes'
import { createDisputesService } from './modules/disputes/service'
import { createDriversRepository } from './modules/drivers/repository'
import { driversRoutes } from './modules/drivers/routes'
import { createDriversService } from './modules/drivers/service'
import { createFilesRepository } from './modules/files/repository'
import { filesRoutes } from './modules/files/routes'
import { createFilesService } from './modules/files/service'
import { createUploadsRepository } from './modules/files/uploads-repository'
import { createVault } from './modules/files/vault'
import { createFinesRepository } from './modules/fines/repository'
import { finesRoutes } from './modules/fines/routes'
import { createFinesService } from './modules/fines/service'
import { createHistoryRepository } from './modules/history/repository'
import { historyRoutes } from './modules/history/routes'
import { createHistoryService } from './modules/history/service'
import { createEarningService } from './modules/miles/earning'
import { createEarningRepository } from './modules/miles/earning-repository'
import { createMilesRepository } from './modules/miles/repository'
import { milesRoutes } from './modules/miles/routes'
import { createMilesService } from './modules/miles/service'
import { createSpendingRepository } from './modules/miles/spending-repository'
import { offersRoutes } from './modules/offers/routes'
import type { OffersService } from './modules/offers/service'
import type { PaymentsService } from './modules/payments/service'
import type { SettingsService } from './modules/settings/service'
import { createTravellersRepository } from './modules/travellers/repository'
import { travellersRoutes } from './modules/travellers/routes'
import { createTravellersService } from './modules/travellers/service'
import type { ProviderServer } from './provider-server'
import type { Warn } from './warn'

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
