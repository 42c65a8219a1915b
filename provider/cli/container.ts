import { readGatewayConfig } from '@/provider/config/command-config'
import type { Database } from '@/provider/db/database'
import { databaseErrorOf } from '@/provider/db/errors'
import { createReferenceCache } from '@/provider/db/reference-cache'
import { FailureError } from '@/provider/failure-error'
import { createPaymentGateway } from '@/provider/gateway/create-payment-gateway'
import { verifyChain } from '@/provider/modules/audit/verify-chain'
import { resetFactor } from '@/provider/modules/auth/change-factor'
import { blockCar } from '@/provider/modules/back-office/block-car'
import { listQueue } from '@/provider/modules/back-office/list-queue'
import { processEntry } from '@/provider/modules/back-office/process-entry'
import { createTableCopy } from '@/provider/modules/backup/copy-tables'
import { makeBackup } from '@/provider/modules/backup/make-backup'
import { restoreBackup } from '@/provider/modules/backup/restore-backup'
import { runBackup } from '@/provider/modules/backup/run-backup'
import { bind } from '@/provider/modules/bind'
import { acceptExtension, declineExtension } from '@/provider/modules/bookings/decide-extension'
import { handOutCar } from '@/provider/modules/bookings/hand-out-car'
import { findStaffBooking, listBookings } from '@/provider/modules/bookings/list-bookings'
import { listUnproved } from '@/provider/modules/bookings/list-unproved'
import { proveBooking } from '@/provider/modules/bookings/prove-booking'
import { recordBookingPayment, voidBookingPayment } from '@/provider/modules/bookings/record-branch-payment'
import { returnCar } from '@/provider/modules/bookings/return-car'
import { cancelForBranch, confirmForClient, recordNoShow } from '@/provider/modules/bookings/staff-transitions'
import { listBlocks } from '@/provider/modules/cars/list-blocks'
import { findStaffDriver, openScans } from '@/provider/modules/client-drivers/review-driver'
import { cancelDebt } from '@/provider/modules/debts/cancel-debt'
import { listUnpaidDebts } from '@/provider/modules/debts/list-unpaid-debts'
import { recordDebtPayment } from '@/provider/modules/debts/record-branch-payment'
import { holdDeposit } from '@/provider/modules/deposits/hold-deposit'
import { listDeposits } from '@/provider/modules/deposits/list-deposits'
import { releaseDeposit } from '@/provider/modules/deposits/release-deposit'
import { claimStore, inspectStore } from '@/provider/modules/files/claim-store'
import { findBookingFiles, openBookingFiles } from '@/provider/modules/files/open-booking-files'
import { relocateFiles } from '@/provider/modules/files/relocate-files'
import { exportFile } from '@/provider/modules/import-export/export-file'
import { importFile } from '@/provider/modules/import-export/import-file'
import { decideRequest } from '@/provider/modules/long-term/decide-request'
import { findStaffRequest, listRequests } from '@/provider/modules/long-term/list-requests'
import { addOperator, endOperator, listOperators, renewKey } from '@/provider/modules/operators/change-operators'
import { reportSms } from '@/provider/modules/outbox/report-sms'
import { reportRentals } from '@/provider/modules/partners/report-rentals'
import { closePayment, releasePayment } from '@/provider/modules/payments/correct-payment'
import {
  findStaffPayment,
  listPayments,
  listUnsentReceipts,
  listUnsentRefunds,
} from '@/provider/modules/payments/list-payments'
import { refundForBranch } from '@/provider/modules/payments/refund-for-branch'
import { retryReceipt } from '@/provider/modules/payments/retry-receipt'
import { recordManualRefund, retryRefund } from '@/provider/modules/payments/retry-refund'
import { exportPhotos } from '@/provider/modules/photos/export-photos'
import { importPhotos } from '@/provider/modules/photos/import-photos'
import { listPhotos } from '@/provider/modules/photos/list-photos'
import { removePhotos } from '@/provider/modules/photos/remove-photos'
import { endForBranch } from '@/provider/modules/sessions/end-for-branch'
import { bindSettings } from '@/provider/modules/settings/bind-settings'
import { changeSetting, findStoredSettings } from '@/provider/modules/settings/change-setting'
import { closeOrder, completeOrder, confirmOrder } from '@/provider/modules/transfers/decide-order'
import { findStaffOrder, listOrders } from '@/provider/modules/transfers/list-orders'
import { listWaiting, stopForPerson } from '@/provider/modules/waitlist/staff-entries'
import type { Staff } from '@/provider/rules/actors'
import type { CliLanguage } from './text/language'

export type Container = Awaited<ReturnType<typeof openContainer>>

type Environment = Record<string, string | undefined>
type ContainerOptions = {
  env: Environment
  db: Database
  databaseDirectUrl: string
  station: string
  language: CliLanguage
  operator: string
  now: () => Date
} & Interaction

/** How a command speaks with the operator while it runs. */
export type Interaction = {
  complain: (line: string) => void
  progress: (done: number, all: number) => void
  /** Left out: there is no terminal. */
  ask?: ((question: string) => Promise<string>) | undefined
}

/** Opens what a command works with: the use cases, the operator and the language. */
export async function openContainer({
  env,
  db,
  databaseDirectUrl,
  station,
  language,
  operator,
  now,
  complain,
  progress,
  ask,
}: ContainerOptions) {
  const settings = bindSettings(db, { cache: createReferenceCache(db), station, now })
  const timeZone = await settings.current().then((data) => data.timeZone, timeZoneOfEmpty)
  return {
    language,
    timeZone,
    operator,
    staff: (): Staff => ({ station, operator, at: now() }),
    station,
    now,
    env,
    settings: bind({ db }, { find: findStoredSettings, change: changeSetting }),
    complain,
    progress,
    ask,
    files: bind({ db, station }, { import: importFile, export: exportFile }),
    photos: bind(
      { db, station },
      { import: importPhotos, export: exportPhotos, list: listPhotos, remove: removePhotos },
    ),
    backup: bind(
      { db, station, databaseUrl: databaseDirectUrl, tables: createTableCopy(databaseDirectUrl), now },
      { make: makeBackup, restore: restoreBackup, run: runBackup },
    ),
    storedFiles: bind({ db, now }, { relocate: relocateFiles, inspect: inspectStore, claim: claimStore }),
    workQueue: bind({ db, station }, { list: listQueue, process: processEntry }),
    smsReport: () => reportSms({ db, settings, now }),
    blocks: {
      ...bind({ db }, { add: blockCar }),
      list: (plate: string | undefined, most: number) => listBlocks(db, { station, plate, now: now() }, most),
    },
    bookingFiles: bind({ db, station }, { find: findBookingFiles, open: openBookingFiles }),
    clients: { ...bind({ db }, { signOut: endForBranch }), ...bind({ db, station }, { resetFactor }) },
    drivers: bind({ db, station, now }, { show: findStaffDriver, openScans }),
    payments: bind(
      { db, createPaymentGateway: () => paymentGatewayOf(env), station, timeZone, now },
      {
        ...{
          list: listPayments,
          show: findStaffPayment,
          listRefunds: listUnsentRefunds,
          listReceipts: listUnsentReceipts,
        },
        ...{ release: releasePayment, close: closePayment, refund: refundForBranch },
        ...{ retryRefund, recordManualRefund, retryReceipt },
      },
    ),
    debts: bind(
      { db, station, timeZone, now },
      { list: listUnpaidDebts, recordPayment: recordDebtPayment, cancel: cancelDebt },
    ),
    transfers: bind(
      { db, station, timeZone },
      { list: listOrders, show: findStaffOrder, confirm: confirmOrder, complete: completeOrder, close: closeOrder },
    ),
    longTerm: bind({ db, station, timeZone }, { list: listRequests, show: findStaffRequest, decide: decideRequest }),
    waitlist: bind({ db, station }, { list: listWaiting, stop: stopForPerson }),
    operators: bind({ db, station }, { list: listOperators, add: addOperator, renew: renewKey, end: endOperator }),
    audit: bind({ db }, { verify: verifyChain }),
    partners: bind({ db, settings }, { reportRentals }),
    deposits: bind({ db, settings, now }, { hold: holdDeposit, release: releaseDeposit, list: listDeposits }),
    bookings: bind(
      { db, settings, now },
      {
        ...{ list: listBookings, show: findStaffBooking, listUnproved, prove: proveBooking },
        ...{ confirm: confirmForClient, cancel: cancelForBranch, recordNoShow, handOut: handOutCar, returnCar },
        ...{ acceptExtension, declineExtension },
        ...{ recordPayment: recordBookingPayment, voidPayment: voidBookingPayment },
      },
    ),
  }
}

function paymentGatewayOf(env: Environment) {
  const config = readGatewayConfig(env)
  return config && createPaymentGateway(config.payments, config.mode)
}

/**
 * A new database has no branch and perhaps no tables: a backup may be restored into it, other commands report it
 * themselves.
 */
function timeZoneOfEmpty(error: unknown): string {
  if (error instanceof FailureError || databaseErrorOf(error)?.code === '42P01') return 'UTC'
  throw error
}
