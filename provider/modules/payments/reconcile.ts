import { addMinutes } from 'date-fns'
import pLimit from 'p-limit'
import { eraseOldPayers, erasePayers } from '@/provider/records/payments/erase-payers'
import { claimDuePayments, claimDueReceipts, claimDueRefunds } from './claim-due'
import type { PaymentDeps } from './payment-deps'
import { processPayment } from './process-payment'
import { processReceipt } from './process-receipt'
import { processRefund } from './process-refund'
import { queueClosingReceipts } from './queue-receipts'

/** Calls to the gateway at one time. */
const AT_ONCE = 10
const TIDY_MINUTES = 10

/** Finishes what requests and notifications did not: payments without an answer, refunds and receipts that wait. */
export function createReconciler(deps: PaymentDeps) {
  const { db, settings, now } = deps
  const limited = pLimit(AT_ONCE)
  let nextTidy: Date | null = null

  return {
    /** Returns how many steps were taken; 0: nothing is due. @throws the first error of its steps, after all of them */
    async run(): Promise<number> {
      const duePayments = await claimDuePayments(db, now())
      const payments = await runAll(duePayments, (payment) => processPayment(deps, payment))
      const dueRefunds = await claimDueRefunds(db, now())
      const refunds = await runAll(dueRefunds, ({ refund, payment }) => processRefund(deps, refund, payment))
      const tidied = await runAll([now()], tidy)
      const dueReceipts = await claimDueReceipts(db, now())
      const receipts = await runAll(dueReceipts, (receipt) => processReceipt(deps, receipt))
      for (const step of [...payments, ...refunds, ...tidied, ...receipts])
        if (step.status === 'rejected') throw step.reason
      return duePayments.length + dueRefunds.length + dueReceipts.length
    },
  }

  /** A step that fails holds up none of the others. */
  function runAll<Row>(rows: Row[], step: (row: Row) => Promise<unknown>): Promise<PromiseSettledResult<unknown>[]> {
    return Promise.allSettled(rows.map((row) => limited(() => step(row))))
  }

  async function tidy(at: Date): Promise<void> {
    if (nextTidy !== null && at < nextTidy) return
    nextTidy = addMinutes(at, TIDY_MINUTES)
    await queueClosingReceipts(db, (await settings.current()).fiscal, at)
    await erasePayers(db)
    await eraseOldPayers(db, at)
  }
}
