import { readGatewayConfig } from '@/provider/config/command-config'
import type { Database } from '@/provider/db/database'
import { databaseErrorOf } from '@/provider/db/errors'
import { createReferenceCache } from '@/provider/db/reference-cache'
import { FailureError } from '@/provider/failure-error'
import { createPaymentGateway } from '@/provider/gateway/create-payment-gateway'
import { createTakings } from '@/provider/modules/back-office/branch-payments'
import { createOfficeService } from '@/provider/modules/back-office/work-queue'
import { createOfficeRepository } from '@/provider/modules/back-office/work-queue-queries'
import { createBackupService } from '@/provider/modules/backup/backup'
import { createBackupRepository } from '@/provider/modules/backup/copy-tables'
import { bind } from '@/provider/modules/bind'
import { handOutCar } from '@/provider/modules/bookings/hand-out-car'
import { listBookings, showBooking } from '@/provider/modules/bookings/list-bookings'
import { recordBookingPayment, voidBookingPayment } from '@/provider/modules/bookings/record-branch-payment'
import { returnCar } from '@/provider/modules/bookings/return-car'
import { cancelForBranch, confirmForClient, recordNoShow } from '@/provider/modules/bookings/staff-transitions'
import { listBlocks } from '@/provider/modules/cars/list-blocks'
import { createDriverDeskRepository } from '@/provider/modules/client-drivers/review-driver'
import { createDriverDesk } from '@/provider/modules/client-drivers/staff-drivers'
import { createDropDebt } from '@/provider/modules/debts/cancel-debt'
import { createDebtTakingsRepository } from '@/provider/modules/debts/record-branch-payment'
import { createDepositsService } from '@/provider/modules/deposits/deposits'
import { createDepositsRepository } from '@/provider/modules/deposits/hold-deposit'
import { createListDeposits } from '@/provider/modules/deposits/queries'
import { createExchangeService } from '@/provider/modules/import-export/import-export'
import { createExchangeRepository, SUBJECTS } from '@/provider/modules/import-export/import-rows'
import { createLongTermBranchRepository } from '@/provider/modules/long-term/decide-request'
import { createLongTermBranch } from '@/provider/modules/long-term/staff-requests'
import { createPartnerReportRepository } from '@/provider/modules/partners/report-queries'
import { createPartnerReports } from '@/provider/modules/partners/report-rentals'
import { createPaymentMovesRepository } from '@/provider/modules/payments/correct-payment'
import { createPaymentListRepository } from '@/provider/modules/payments/list-payments'
import { createOfficePayments } from '@/provider/modules/payments/staff-payments'
import { createSettingChanges } from '@/provider/modules/settings/change-setting'
import { createSettingsRepository } from '@/provider/modules/settings/queries'
import { createSettingsService } from '@/provider/modules/settings/read-settings'
import { createTransferBranchRepository } from '@/provider/modules/transfers/decide-order'
import { createListTransfers, createTransferActs, createTransferStory } from '@/provider/modules/transfers/list-orders'
import { createTransferBranch } from '@/provider/modules/transfers/staff-orders'
import type { CliLanguage } from './word'

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
  const settings = createSettingsService(createSettingsRepository(db, createReferenceCache(db)), station, now)
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
      listBlocks: (filter, limit) => listBlocks(db, filter, limit),
      ...{ station, now },
    }),
    drivers: createDriverDesk({ drivers: createDriverDeskRepository(db), station, now }),
    payments: createOfficePayments({
      lists: createPaymentListRepository(db),
      moves: createPaymentMovesRepository(db),
      createPaymentGateway: () => tillOf(env),
      ...{ station, timeZone, now },
    }),
    takings: createTakings({
      debts: createDebtTakingsRepository(db),
      bookingPayments: bind({ db }, { record: recordBookingPayment, void: voidBookingPayment }),
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
    bookings: bind(
      { db, settings, now },
      {
        ...{ list: listBookings, show: showBooking },
        ...{ confirm: confirmForClient, cancel: cancelForBranch, recordNoShow, handOut: handOutCar, returnCar },
      },
    ),
  }
}

function urlOf({ $client }: Database): string {
  return $client.options.connectionString ?? ''
}

function tillOf(env: Environment) {
  const config = readGatewayConfig(env)
  return config && createPaymentGateway(config.payments, config.mode)
}

/** A new database has no station, perhaps no tables yet: one may be brought back into it, and every other command says so itself. */
function ofEmpty(error: unknown): string {
  if (error instanceof FailureError || databaseErrorOf(error)?.code === '42P01') return 'UTC'
  throw error
}
