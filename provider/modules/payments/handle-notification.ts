import { subMilliseconds } from 'date-fns'
import { LRUCache } from 'lru-cache'
import type { PaymentNotification } from '@/provider/contract/payments'
import { FailureError } from '@/provider/failure-error'
import { GatewayError } from '@/provider/gateway/gateway-error'
import { claimPayment, makePaymentDue } from './claim-payment'
import type { PaymentDeps } from './payment-deps'
import { matchUnknownPayment, processPayment } from './process-payment'
import { matchUnknownRefund, processRefund } from './process-refund'
import { findPaymentByGatewayId, findRefundByGatewayId, findRefundedPayment, type StoredPayment } from './queries'
import { requirePayment } from './refresh-status'

const NOTIFICATION_INTERVAL_MS = 500

type NotificationDeps = PaymentDeps & { foreignIds: ReturnType<typeof createForeignIds> }

/** Remembers the gateway's ids of objects that are not ours, so that repeated notifications of them cause no calls. */
export function createForeignIds() {
  return new LRUCache<string, true>({ max: 1_000, ttl: 60_000 })
}

/**
 * Takes a notification as a hint that something changed, and asks the gateway what did.
 *
 * @throws {FailureError} `unavailable` when the gateway does not answer: then the notification must come again
 */
export async function handleNotification(deps: NotificationDeps, { object }: PaymentNotification): Promise<void> {
  const { db } = deps
  const payment = await findPaymentByGatewayId(db, object.id)
  if (payment) return requireProcessed(deps, payment)
  const refund = await findRefundByGatewayId(db, object.id)
  const refundedPayment = refund && (await findRefundedPayment(db, refund))
  if (refund && refundedPayment) return processRefund(deps, refund, refundedPayment)
  await matchUnknownObject(deps, object)
}

/**
 * Requires that a payment was processed. Of two notifications at once the second changes nothing; one that comes too
 * soon is left to the reconciler.
 */
async function requireProcessed(deps: PaymentDeps, payment: StoredPayment): Promise<void> {
  const { db, now } = deps
  const before = subMilliseconds(now(), NOTIFICATION_INTERVAL_MS)
  if (!(await claimPayment(db, payment, { before, at: now() }))) return makePaymentDue(db, payment, now())
  await processPayment(deps, payment)
  const { attempts } = await requirePayment(db, payment.publicId)
  if (attempts > payment.attempts) throw new FailureError('unavailable', 'The gateway does not answer.')
}

/** The object is another shop's, or one of ours of which the gateway notifies before it answers the call that made it. */
async function matchUnknownObject(deps: NotificationDeps, object: PaymentNotification['object']): Promise<void> {
  const { db, gateway, foreignIds } = deps
  const { id, payment_id: paymentId } = object
  if (foreignIds.has(id)) return
  try {
    const payment = paymentId === undefined ? null : await findPaymentByGatewayId(db, paymentId)
    const isOurs = payment
      ? await matchUnknownRefund(deps, await gateway.getRefund(id), payment)
      : await matchUnknownPayment(deps, await gateway.getPayment(id))
    if (!isOurs) foreignIds.set(id, true)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    if (error.kind !== 'unknown') foreignIds.set(id, true)
    else throw new FailureError('unavailable', 'The gateway does not answer.')
  }
}
