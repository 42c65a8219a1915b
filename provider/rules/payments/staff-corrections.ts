import { findMismatch, isLive, type PaymentState, type Shop } from './transitions'

/** Why the staff may not correct a payment, a refund or a receipt so; `leftKop`: the sum that is left. */
export type MoneyRejection =
  | {
      why:
        | 'not_found'
        | 'not_quarantined'
        | 'another_live'
        | 'gateway_id_missing'
        | 'gateway_id_known'
        | 'other_payment'
        | 'no_gateway'
        | 'gateway_unavailable'
        | 'fits'
        | 'open_at_gateway'
        | 'not_paid'
        | 'not_given_up'
        | 'no_payer'
        | 'unchecked'
    }
  | { why: 'money_at_gateway' | 'over_left' | 'over_paid' | 'refunded_at_gateway'; leftKop: number }

type OwnPayment = {
  publicId: string
  amountKop: number
  currency: string
  gatewayId: string | null
  state: PaymentState
}
type GatewayView = Parameters<typeof findMismatch>[1] & {
  status: 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled'
  refundedKop: number
}

/** Returns why the gateway's payment is not this one of ours: its own metadata decides, not the id that was typed. */
export function matchRejection(
  { publicId, gatewayId }: OwnPayment,
  gatewayView: GatewayView | 'missing',
): MoneyRejection | null {
  if (gatewayId !== null) return null
  return gatewayView !== 'missing' && gatewayView.metadata.payment === publicId ? null : { why: 'other_payment' }
}

/**
 * Returns why a payment in quarantine may not be closed, by the gateway's present state: the gateway may hold nothing
 * that is ours or may become ours, because the state of a closed payment is not read again.
 */
export function findCloseRejection(
  payment: OwnPayment,
  gatewayView: GatewayView | 'missing',
  shop: Shop,
): MoneyRejection | null {
  if (gatewayView === 'missing') return matchRejection(payment, gatewayView)
  const mismatch = findMismatch(payment, gatewayView, shop)
  const isStrange = mismatch === 'shop' || mismatch === 'test'
  if (isStrange || gatewayView.status === 'canceled') return matchRejection(payment, gatewayView)
  if (mismatch === null && isLive(payment.state)) return { why: 'fits' }
  if (gatewayView.status !== 'succeeded') return { why: 'open_at_gateway' }
  const leftKop = gatewayView.amountKop - gatewayView.refundedKop
  return leftKop > 0 ? { why: 'money_at_gateway', leftKop } : matchRejection(payment, gatewayView)
}
