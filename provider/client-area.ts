import type { Config } from './config'
import type { Database } from './db/database'
import { createConsentsRepository } from './modules/account/consents-repository'
import { createAccountRepository } from './modules/account/repository'
import { accountRoutes } from './modules/account/routes'
import { createAccountService } from './modules/account/service'
import { createAccountSessionsRepository } from './modules/account/sessions-repository'
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
import { createVault } from './modules/files/vault'
import { createFinesRepository } from './modules/fines/repository'
import { finesRoutes } from './modules/fines/routes'
import { createFinesService } from './modules/fines/service'
import { createMilesRepository } from './modules/miles/repository'
import { milesRoutes } from './modules/miles/routes'
import { createMilesService } from './modules/miles/service'
import { createOffersRepository } from './modules/offers/repository'
import { offersRoutes } from './modules/offers/routes'
import { createOffersService } from './modules/offers/service'
import type { SettingsService } from './modules/settings/service'
import type { ProviderServer } from './provider-server'

type Parts = { db: Database; config: Pick<Config, 'files'>; settings: SettingsService; now: () => Date }

export type ClientArea = ReturnType<typeof createClientArea>

/** The client area's services, wired together; `account.fiveFields` is also what a login answers. */
export function createClientArea({ db, config, settings, now }: Parts) {
  const files = createFilesService({
    files: createFilesRepository(db),
    vault: createVault(config.files),
    settings,
    now,
  })
  const disputes = createDisputesService({ disputes: createDisputesRepository(db), files, settings, now })
  const miles = createMilesService(createMilesRepository(db))
  const account = createAccountService({
    account: createAccountRepository(db),
    consents: createConsentsRepository(db),
    sessions: createAccountSessionsRepository(db),
    miles,
    settings,
    now,
  })
  return {
    account,
    files,
    disputes,
    miles,
    fines: createFinesService({ fines: createFinesRepository(db), disputes, settings, now }),
    damages: createDamagesService({ damages: createDamagesRepository(db), disputes, settings }),
    offers: createOffersService({ offers: createOffersRepository(db), settings, now }),
    drivers: createDriversService({ drivers: createDriversRepository(db), files, settings, now }),
  }
}

/** @param scope one of `requireSession`: whose rows are answered, its session says. */
export function clientAreaRoutes(scope: ProviderServer, area: ClientArea): void {
  accountRoutes(scope, area.account)
  finesRoutes(scope, area.fines)
  damagesRoutes(scope, area.damages)
  milesRoutes(scope, area.miles)
  offersRoutes(scope, area.offers)
  driversRoutes(scope, area.drivers)
  filesRoutes(scope, area.files)
  disputesRoutes(scope, area.disputes)
}
