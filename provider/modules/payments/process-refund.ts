import { GatewayError } from '@/provider/gateway/gateway-error'
import type { GatewayRefund } from '@/provider/gateway/payment-gateway'
import { isKeyAlive, retryAt } from '@/provider/modules/payments/rules/gateway-retry'
import { findLostRefund, refundName } from '@/provider/modules/payments/rules/lost-refund'
import { refundSubject } from '@/provider/rules/payments/receipt-lines'
import { postpone, REFUND_QUEUE } from './claim-due'
import type { GatewayDeps } from './payment-deps'
import { findUnansweredRefund, listRefundGatewayIds, type StoredPayment, type StoredRefund } from './queries'
import { recordRefund, rejectRefund, replaceRefund } from './record-refund'

/**
 * Takes one step with a refund that is not sent: asks the gateway and records its state. Never throws for what the gateway
 * does or does not do.
 */
export async function processRefund(deps: GatewayDeps, refund: StoredRefund, payment: StoredPayment): Promise<void> {
  const { db, now } = deps
  try {
    if (refund.gatewayId === null && !isKeyAlive(refund.createdAt, now()))
      return await settleLostRefund(deps, refund, payment)
    await applyGatewayRefund(deps, refund, payment, await callGateway(deps, refund, payment))
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    if (error.kind === 'unknown') await postpone(db, REFUND_QUEUE, refund, retryAt(refund.attempts, now()))
    else await giveUpRefund(deps, refund, payment, error.kind)
  }
}

/**
 * Matches a refund of the gateway with ours, when the gateway notifies before it has answered the call that made it. Returns
 * whether it is ours.
 */
export async function matchUnknownRefund(
  deps: GatewayDeps,
  gatewayRefund: GatewayRefund,
  payment: StoredPayment,
): Promise<boolean> {
  const refund = await findUnansweredRefund(deps.db, payment.id, gatewayRefund)
  if (refund) await applyGatewayRefund(deps, refund, payment, gatewayRefund)
  return refund !== null
}

async function applyGatewayRefund(
  deps: GatewayDeps,
  refund: StoredRefund,
  payment: StoredPayment,
  gatewayRefund: GatewayRefund,
): Promise<void> {
  const { settings, now } = deps
  const isOurs = gatewayRefund.amountKop === refund.amountKop && gatewayRefund.paymentId === payment.gatewayId
  if (!isOurs) throw new GatewayError('refused', 'the refund is another one')
  const isEnd = await recordRefund(deps, refund, payment, gatewayRefund, await settings.current(), now())
  if (isEnd && gatewayRefund.status === 'canceled')
    alertRefund(deps, refund, payment, gatewayRefund.cancelReason ?? 'canceled')
}

/**
 * Settles a refund whose key the gateway no longer knows: the same call would be another refund. The gateway's list of the
 * payment's refunds says whether this one was carried out; if not, a new one takes its place.
 */
async function settleLostRefund(deps: GatewayDeps, refund: StoredRefund, payment: StoredPayment): Promise<void> {
  const { db, gateway, now } = deps
  if (payment.gatewayId === null) return giveUpRefund(deps, refund, payment, 'missing')
  // The refunded sum is read before the list, so that a refund made in between is not missing from the list.
  const { refundedKop } = await gateway.getPayment(payment.gatewayId)
  const listed = await gateway.listRefunds(payment.gatewayId)
  const storedIds = await listRefundGatewayIds(db, payment.id)
  const lost = findLostRefund(refund, { listed, storedIds, refundedKop })
  switch (lost.is) {
    case 'found':
      return applyGatewayRefund(deps, refund, payment, lost.refund)
    case 'never_made':
      return replaceRefund(deps, refund, now())
    case 'unclear':
      return giveUpRefund(deps, refund, payment, 'unanswered')
  }
}

function callGateway(
  { gateway }: GatewayDeps,
  { id, gatewayId, gatewayKey, amountKop }: StoredRefund,
  payment: StoredPayment,
): Promise<GatewayRefund> {
  if (gatewayId !== null) return gateway.getRefund(gatewayId)
  if (payment.gatewayId === null) throw new GatewayError('missing', 'a payment without an id was refunded')
  const order = { amountKop, description: refundSubject(payment), metadata: refundName(id) }
  return gateway.createRefund({ paymentId: payment.gatewayId, ...order }, gatewayKey)
}

/** The branch must give the money back by hand. */
async function giveUpRefund(
  deps: GatewayDeps,
  refund: StoredRefund,
  payment: StoredPayment,
  why: string,
): Promise<void> {
  const { settings, now } = deps
  const { main_email: branchEmail } = await settings.current()
  await rejectRefund(deps, refund, payment, { why, branchEmail, at: now() })
  alertRefund(deps, refund, payment, why)
}

function alertRefund(
  { alert }: Pick<GatewayDeps, 'alert'>,
  { id, amountKop }: StoredRefund,
  { publicId }: StoredPayment,
  why: string,
): void {
  alert({ refund: id, payment: publicId, amountKop, why }, 'a refund did not leave: give it back by hand')
}
