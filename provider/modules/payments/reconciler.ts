import { addMinutes } from 'date-fns'
import type { SettingsService } from '@/provider/modules/settings/service'
import { createRunner } from '@/provider/run-limited'
import type { ClosingReceiptsRepository } from './closing-receipts-repository'
import type { GatewayDesk } from './gateway-desk'
import type { ReceiptDesk } from './receipt-desk'
import type { ReceiptsRepository } from './receipts-repository'
import type { RefundDesk } from './refund-desk'
import type { RefundsRepository } from './refunds-repository'
import type { PaymentsRepository } from './repository'

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
  const limited = createRunner(AT_ONCE)
  let nextTidy: Date | null = null

  return {
    /** @returns how many steps were taken; 0: nothing is due */
    async turn(): Promise<number> {
      const due = await payments.claimDue(now())
      await Promise.all(due.map((payment) => limited(() => desk.advance(payment))))
      const back = await refunds.claimDue(now())
      await Promise.all(back.map(({ refund, payment }) => limited(() => refundDesk.advance(refund, payment))))
      await tidy()
      const printed = await receipts.claimDue(now())
      await Promise.all(printed.map((receipt) => limited(() => receiptDesk(receipt))))
      return due.length + back.length + printed.length
    },
  }

  async function tidy(): Promise<void> {
    const at = now()
    if (nextTidy !== null && at < nextTidy) return
    nextTidy = addMinutes(at, TIDY_MINUTES)
    await closing.queue((await settings.current()).fiscal, at)
    await payments.forgetPayers(at)
  }
}
