import type { Database } from './db/database'
import type { Till } from './gateway/till'
import { holdForPayment, lockPayable, settleBooking } from './modules/bookings/settlement-repository'
import { createClosingReceiptsRepository } from './modules/payments/closing-receipts-repository'
import { createDebtsRepository } from './modules/payments/debts-repository'
import { createGatewayDesk } from './modules/payments/gateway-desk'
import { createReceiptDesk } from './modules/payments/receipt-desk'
import { createReceiptsRepository } from './modules/payments/receipts-repository'
import { createReconciler } from './modules/payments/reconciler'
import { createRefundDesk } from './modules/payments/refund-desk'
import { createRefundsRepository } from './modules/payments/refunds-repository'
import { createPaymentsRepository } from './modules/payments/repository'
import { createPaymentsService } from './modules/payments/service'
import { createSettleRepository } from './modules/payments/settle-repository'
import { createStartRepository } from './modules/payments/start-repository'
import type { SettingsService } from './modules/settings/service'
import type { Warn } from './warn'

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
