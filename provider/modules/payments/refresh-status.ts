import { subMilliseconds } from 'date-fns'
import type { Payment } from '@/provider/contract/payments'
import { FailureError } from '@/provider/failure-error'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import { isLive } from '@/provider/rules/payments/transitions'
import { paymentAnswer } from './payment-response'
import type { GatewayDesk } from './process-payment'
import type { PaymentsRepository, StoredPayment } from './queries'

/** What a visitor waits for the gateway; then he is told to wait, and the work goes on without him. */
const PATIENCE_MS = 1_500
/** However many look at one payment, the gateway is asked once in so long: whoever comes back from it sees how it ended. */
const ASK_EVERY_MS = 500

type Parts = { payments: PaymentsRepository; desk: GatewayDesk; settings: SettingsService; now: () => Date }

/** How a payment is looked at: as it truly is, as far as the gateway says so in time. */
export function createPaymentLook({ payments, desk, settings, now }: Parts) {
  return { require: requirePayment, answer }

  /** @throws {FailureError} `not_found` */
  async function requirePayment(id: string): Promise<StoredPayment> {
    const payment = await payments.find(id)
    if (!payment) throw new FailureError('not_found', 'No such payment.')
    return payment
  }

  /** @throws {FailureError} `not_found` */
  async function answer(id: string): Promise<Payment> {
    const payment = await refresh(await requirePayment(id))
    const { timeZone } = await settings.current()
    return paymentAnswer(payment, await payments.findAround(payment), { at: now(), timeZone })
  }

  async function refresh(payment: StoredPayment): Promise<StoredPayment> {
    const before = subMilliseconds(now(), ASK_EVERY_MS)
    if (!isLive(payment.state) || !(await payments.claim(payment, before, now()))) return payment
    await withinPatience(desk.advance(payment))
    return requirePayment(payment.publicId)
  }
}

/** What goes wrong afterwards, the reconciler finds. */
async function withinPatience(work: Promise<unknown>): Promise<void> {
  work.catch(() => undefined)
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS)
  })
  await Promise.race([work, patience]).finally(() => clearTimeout(timer))
}
