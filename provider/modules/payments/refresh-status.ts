import { subMilliseconds } from 'date-fns'
import type { Payment } from '@/provider/contract/payments'
import type { Database } from '@/provider/db/database'
import { FailureError } from '@/provider/failure-error'
import { isLive } from '@/provider/rules/payments/transitions'
import { claimPayment } from './claim-payment'
import { readPaymentContext } from './payment-context'
import type { PaymentDeps } from './payment-deps'
import { paymentResponse } from './payment-response'
import { processPayment } from './process-payment'
import { findPayment, type StoredPayment } from './queries'

/** How long a visitor waits for the gateway; after that the response says "pending", and the work goes on. */
const PATIENCE_MS = 1_500
/** The gateway is called at most once in this time, however many visitors read the payment. */
const CHECK_INTERVAL_MS = 500

/** Returns the true state of a payment: the gateway is asked when ours is not final. @throws {FailureError} `not_found` */
export async function readPayment(deps: PaymentDeps, id: string): Promise<Payment> {
  const { db, settings, now } = deps
  const payment = await refreshStatus(deps, await requirePayment(db, id))
  const { timeZone } = await settings.current()
  return paymentResponse(payment, await readPaymentContext(db, payment), { at: now(), timeZone })
}

/** Returns the payment with this id. @throws {FailureError} `not_found` */
export async function requirePayment(db: Database, id: string): Promise<StoredPayment> {
  const payment = await findPayment(db, id)
  if (!payment) throw new FailureError('not_found', 'No such payment.')
  return payment
}

async function refreshStatus(deps: PaymentDeps, payment: StoredPayment): Promise<StoredPayment> {
  const { db, now } = deps
  const before = subMilliseconds(now(), CHECK_INTERVAL_MS)
  if (!isLive(payment.state) || !(await claimPayment(db, payment, { before, at: now() }))) return payment
  await withinPatience(processPayment(deps, payment))
  return requirePayment(db, payment.publicId)
}

/** The reconciler repeats work that fails after the wait. */
async function withinPatience(work: Promise<unknown>): Promise<void> {
  work.catch(() => undefined)
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS)
  })
  await Promise.race([work, patience]).finally(() => clearTimeout(timer))
}
