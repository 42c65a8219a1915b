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
/** Closing receipts and the erasure of payers need no haste. */
const SLOW_STEP_MINUTES = 10

/** Finishes what requests and notifications did not: payments without an answer, refunds and receipts that wait. */
export function createReconciler(deps: PaymentDeps) {
  const { db, settings, now } = deps
  const limited = pLimit(AT_ONCE)
  let nextSlowStepAt: Date | null = null

  return {
    /** Returns how many steps were taken; 0: nothing is due. @throws the first error of its steps, after all of them */
    async run(): Promise<number> {
      const duePayments = await claimDuePayments(db, now())
      const payments = await runAll(duePayments, (payment) => processPayment(deps, payment))
      const dueRefunds = await claimDueRefunds(db, now())
      const refunds = await runAll(dueRefunds, ({ refund, payment }) => processRefund(deps, refund, payment))
      const slowSteps = await runAll([now()], queueReceiptsAndErasePayers)
      const dueReceipts = await claimDueReceipts(db, now())
      const receipts = await runAll(dueReceipts, (receipt) => processReceipt(deps, receipt))
      for (const step of [...payments, ...refunds, ...slowSteps, ...receipts])
        if (step.status === 'rejected') throw step.reason
      return duePayments.length + dueRefunds.length + dueReceipts.length
    },
  }

  /** A step that fails holds up none of the others. */
  function runAll<Row>(rows: Row[], step: (row: Row) => Promise<unknown>): Promise<PromiseSettledResult<unknown>[]> {
    return Promise.allSettled(rows.map((row) => limited(() => step(row))))
  }

  async function queueReceiptsAndErasePayers(at: Date): Promise<void> {
    if (nextSlowStepAt !== null && at < nextSlowStepAt) return
    nextSlowStepAt = addMinutes(at, SLOW_STEP_MINUTES)
    await queueClosingReceipts(db, (await settings.current()).fiscal, at)
    await erasePayers(db)
    await eraseOldPayers(db, at)
  }
}
