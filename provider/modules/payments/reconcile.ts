import { addMinutes } from 'date-fns'
import pLimit from 'p-limit'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import type { GatewayDesk } from './process-payment'
import type { ReceiptDesk } from './process-receipt'
import type { RefundDesk } from './process-refund'
import type { PaymentsRepository } from './queries'
import type { ClosingReceiptsRepository } from './queue-receipts'
import type { ReceiptsRepository } from './record-receipt'
import type { RefundsRepository } from './record-refund'

/** Calls to the gateway at one time. */
const AT_ONCE = 10
const TIDY_MINUTES = 10

type Parts = {
  payments: PaymentsRepository
  refunds: RefundsRepository
  receipts: ReceiptsRepository
  closing: ClosingReceiptsRepository
  desk: GatewayDesk
  refundDesk: RefundDesk
  receiptDesk: ReceiptDesk
  settings: SettingsService
  now: () => Date
}

export type Reconciler = ReturnType<typeof createReconciler>

/** Finishes what calls and notifications did not: payments without an answer, refunds and receipts that wait. */
export function createReconciler(parts: Parts) {
  const { payments, refunds, receipts, closing, desk, refundDesk, receiptDesk, settings, now } = parts
  const limited = pLimit(AT_ONCE)
  let nextTidy: Date | null = null

  return {
    /** @returns how many steps were taken; 0: nothing is due. @throws the first of its faults, after all steps */
    async turn(): Promise<number> {
      const due = await payments.claimDue(now())
      const paid = await all(due, (payment) => desk.advance(payment))
      const back = await refunds.claimDue(now())
      const sent = await all(back, ({ refund, payment }) => refundDesk.advance(refund, payment))
      const tidied = await all([now()], tidy)
      const open = await receipts.claimDue(now())
      const printed = await all(open, receiptDesk)
      for (const done of [...paid, ...sent, ...tidied, ...printed]) if (done.status === 'rejected') throw done.reason
      return due.length + back.length + open.length
    },
  }

  /** One that cannot be written down holds up none of the others; the turn says so in the end. */
  function all<Row>(rows: Row[], step: (row: Row) => Promise<unknown>): Promise<PromiseSettledResult<unknown>[]> {
    return Promise.allSettled(rows.map((row) => limited(() => step(row))))
  }

  async function tidy(at: Date): Promise<void> {
    if (nextTidy !== null && at < nextTidy) return
    nextTidy = addMinutes(at, TIDY_MINUTES)
    await closing.queue((await settings.current()).fiscal, at)
    await payments.erasePayers(at)
  }
}
