import { GatewayError } from '@/provider/gateway/gateway-error'
import type { GatewayPayment } from '@/provider/gateway/payment-gateway'
import { isKeyAlive, retryAt } from '@/provider/modules/payments/rules/gateway-retry'
import { paymentHref } from '@/provider/rules/notifications/site-links'
import { paymentSubject } from '@/provider/rules/payments/receipt-lines'
import { findContradiction, findMismatch, type PaymentState } from '@/provider/rules/payments/transitions'
import { PAYMENT_QUEUE, postpone } from './claim-due'
import type { PaymentDeps } from './payment-deps'
import { quarantinePayment } from './quarantine-payment'
import { findPayment, type StoredPayment } from './queries'
import { failPayment, recordPaymentState } from './settle-payment'

/** A wrong secret looks like a silent gateway too, so an operator must be alerted. */
const ALARMING_ATTEMPTS = 5

/**
 * Takes one step with a payment that is not decided: asks the gateway and records its state. Returns the state after it;
 * never throws for what the gateway does or does not do.
 */
export async function processPayment(deps: PaymentDeps, payment: StoredPayment): Promise<PaymentState> {
  const { db, gateway, now } = deps
  if (payment.gatewayId === null && !isKeyAlive(payment.createdAt, now())) {
    // No response means no address to pay at: nothing was paid.
    await failPayment(db, payment, now())
    return 'failed'
  }
  try {
    const gatewayPayment = await callGateway(deps, payment)
    const state = await applyGatewayState(deps, payment, gatewayPayment)
    if (state !== 'held') return state
    const key = `${payment.gatewayKey}-capture`
    const captured = await gateway.capturePayment(gatewayPayment.id, payment.amountKop, key)
    return await applyGatewayState(deps, payment, captured)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return handleGatewayError(deps, payment, error)
  }
}

/**
 * Matches a payment of the gateway with ours, when the gateway notifies before it has answered the call that made it.
 * Returns null when it is not ours.
 */
export async function matchUnknownPayment(
  deps: PaymentDeps,
  gatewayPayment: GatewayPayment,
): Promise<PaymentState | null> {
  const publicId = gatewayPayment.metadata.payment
  const payment = publicId === undefined ? null : await findPayment(deps.db, publicId)
  return payment && applyGatewayState(deps, payment, gatewayPayment)
}

function callGateway({ gateway, shop, siteUrl }: PaymentDeps, payment: StoredPayment): Promise<GatewayPayment> {
  const { gatewayId, gatewayKey, publicId, amountKop, language, number } = payment
  if (gatewayId !== null) return gateway.getPayment(gatewayId)
  const order = {
    amountKop,
    description: paymentSubject(payment, language),
    returnUrl: paymentHref(siteUrl, language, publicId),
    language,
    capture: true,
    // Ours, until the gateway knows of it: a repeated call is the same one.
    method: payment.method === 'sbp' ? ('sbp' as const) : null,
    metadata: { payment: publicId, number, scid: shop.scid },
  }
  return gateway.createPayment(order, gatewayKey)
}

/** Records the gateway's state of the payment, or puts the payment in quarantine when the two do not fit. */
async function applyGatewayState(
  deps: PaymentDeps,
  payment: StoredPayment,
  gatewayPayment: GatewayPayment,
): Promise<PaymentState> {
  const { shop, settings, now } = deps
  const conflict =
    findMismatch(payment, gatewayPayment, shop) ?? findContradiction(payment.state, gatewayPayment.status)
  if (conflict !== null) {
    await quarantinePayment(deps, payment, conflict)
    return payment.state
  }
  return recordPaymentState(deps, payment, gatewayPayment, await settings.current(), now())
}

async function handleGatewayError(
  deps: PaymentDeps,
  payment: StoredPayment,
  { kind, message }: GatewayError,
): Promise<PaymentState> {
  const { db, now, alert } = deps
  if (kind === 'refused' && payment.gatewayId === null) {
    await failPayment(db, payment, now())
    alert({ payment: payment.publicId, message }, 'the gateway refused a payment')
    return 'failed'
  }
  if (kind === 'missing') await quarantinePayment(deps, payment, 'missing')
  else await postpone(db, PAYMENT_QUEUE, payment, retryAt(payment.attempts, now()))
  if (payment.attempts === ALARMING_ATTEMPTS) alert({ payment: payment.publicId, message }, 'the gateway stays silent')
  return payment.state
}
