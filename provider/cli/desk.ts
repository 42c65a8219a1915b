import { readGatewayConfig } from '@/provider/command-config'
import type { Database } from '@/provider/db/database'
import { openKeptRows } from '@/provider/db/keep-rows'
import { databaseErrorOf } from '@/provider/db/pg-error'
import { FailureError } from '@/provider/failure-error'
import { openTill } from '@/provider/gateway/till'
import { createBackupRepository } from '@/provider/modules/backup/backup-repository'
import { createBackupService } from '@/provider/modules/backup/service'
import { createBookingStory, createListBookings } from '@/provider/modules/bookings/branch-list-repository'
import { createBranchRepository } from '@/provider/modules/bookings/branch-repository'
import { createBranchService } from '@/provider/modules/bookings/branch-service'
import { createClosingRepository } from '@/provider/modules/bookings/closing-repository'
import { createBookingDetails } from '@/provider/modules/bookings/desk-repository'
import { createListDeposits } from '@/provider/modules/deposits/list-repository'
import { createDepositsRepository } from '@/provider/modules/deposits/repository'
import { createDepositsService } from '@/provider/modules/deposits/service'
import { createDriverDeskRepository } from '@/provider/modules/drivers/desk-repository'
import { createDriverDesk } from '@/provider/modules/drivers/desk-service'
import { createExchangeRepository, SUBJECTS } from '@/provider/modules/exchange/exchange-repository'
import { createExchangeService } from '@/provider/modules/exchange/service'
import { createLongTermBranchRepository } from '@/provider/modules/long-term/branch-repository'
import { createLongTermBranch } from '@/provider/modules/long-term/branch-service'
import { createListBlocks } from '@/provider/modules/office/blocks-repository'
import { createDropDebt } from '@/provider/modules/office/debt-drop-repository'
import { createDebtTakingsRepository } from '@/provider/modules/office/debt-takings-repository'
import { createOfficeRepository } from '@/provider/modules/office/office-repository'
import { createPaymentListRepository } from '@/provider/modules/office/payment-list-repository'
import { createPaymentMovesRepository } from '@/provider/modules/office/payment-moves-repository'
import { createOfficePayments } from '@/provider/modules/office/payments-service'
import { createOfficeService } from '@/provider/modules/office/service'
import { createTakingsRepository } from '@/provider/modules/office/takings-repository'
import { createTakings } from '@/provider/modules/office/takings-service'
import { createPartnerReportRepository } from '@/provider/modules/partners/report-repository'
import { createPartnerReports } from '@/provider/modules/partners/report-service'
import { createSettingChanges } from '@/provider/modules/settings/change-repository'
import { createSettingsRepository } from '@/provider/modules/settings/repository'
import { createSettingsService } from '@/provider/modules/settings/service'
import {
  createListTransfers,
  createTransferActs,
  createTransferStory,
} from '@/provider/modules/transfers/branch-list-repository'
import { createTransferBranchRepository } from '@/provider/modules/transfers/branch-repository'
import { createTransferBranch } from '@/provider/modules/transfers/branch-service'
import type { CliLanguage } from './words'

export type Desk = Awaited<ReturnType<typeof openDesk>>

type Environment = Record<string, string | undefined>
type Parts = {
  env: Environment
  db: Database
  station: string
  language: CliLanguage
  operator: string
  now: () => Date
} & Voice

/** What is said while a command is still at work. */
export type Voice = {
  complain: (line: string) => void
  progress: (done: number, all: number) => void
  /** Left out: nobody sits at a terminal who could answer. */
  ask?: ((question: string) => Promise<string>) | undefined
}

/** What a command works with: the provider's own services, and who sits there. */
export async function openDesk({ env, db, station, language, operator, now, complain, progress, ask }: Parts) {
  const settings = createSettingsService(createSettingsRepository(db, openKeptRows(db)), station, now)
  const timeZone = await settings.current().then((data) => data.timeZone, ofEmpty)
  return {
    language,
    timeZone,
    operator,
    station,
    now,
    env,
    settings: createSettingChanges(db),
    complain,
    progress,
    ask,
    exchange: createExchangeService({ exchange: createExchangeRepository(db), subjects: SUBJECTS, station, now }),
    backup: createBackupService(createBackupRepository(urlOf(db)), now),
    office: createOfficeService({
      office: createOfficeRepository(db),
      blocks: createListBlocks(db),
      ...{ station, now },
    }),
    drivers: createDriverDesk({ drivers: createDriverDeskRepository(db), station, now }),
    payments: createOfficePayments({
      lists: createPaymentListRepository(db),
      moves: createPaymentMovesRepository(db),
      openTill: () => tillOf(env),
      ...{ station, timeZone, now },
    }),
    takings: createTakings({
      debts: createDebtTakingsRepository(db),
      takings: createTakingsRepository(db),
      dropDebt: createDropDebt(db),
      ...{ station, timeZone, now },
    }),
    transfers: createTransferBranch({
      moves: createTransferBranchRepository(db, timeZone),
      listTransfers: createListTransfers(db),
      tellStory: createTransferStory(db),
      listActs: createTransferActs(db),
      ...{ station, timeZone, now },
    }),
    longTerm: createLongTermBranch({ requests: createLongTermBranchRepository(db, timeZone), station, now }),
    partners: createPartnerReports({ reports: createPartnerReportRepository(db), settings }),
    deposits: createDepositsService({
      deposits: createDepositsRepository(db),
      listDeposits: createListDeposits(db),
      settings,
      now,
    }),
    bookings: createBranchService({
      moves: createBranchRepository(db),
      closing: createClosingRepository(db),
      listBookings: createListBookings(db),
      tellStory: createBookingStory(db),
      findDetails: createBookingDetails(db),
      settings,
      now,
    }),
  }
}

function urlOf({ $client }: Database): string {
  return $client.options.connectionString ?? ''
}

function tillOf(env: Environment) {
  const config = readGatewayConfig(env)
  return config && openTill(config.payments, config.mode)
}

/** A new database has no station, perhaps no tables yet: one may be brought back into it, and every other command says so itself. */
function ofEmpty(error: unknown): string {
  if (error instanceof FailureError || databaseErrorOf(error)?.code === '42P01') return 'UTC'
  throw error
}
