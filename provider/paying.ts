import type { Database } from './db/database'
import type { Till } from './gateway/create-payment-gateway'
import type { Warn } from './logging/warn'
import { holdForPayment, lockPayable, settleBooking } from './modules/bookings/settle-booking'
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
import type { SettingsService } from './modules/settings/read-settings'

type Parts = {
  db: Database
  till: Till
  settings: SettingsService
  station: string
  siteUrl: string
  now: () => Date
  alert: Warn
}

/** Payments, refunds and receipts, wired together; what a booking does with money comes from its own room. */
export function createPaying({ db, till, settings, station, siteUrl, now, alert }: Parts) {
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
