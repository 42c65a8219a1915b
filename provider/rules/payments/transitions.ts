/** `created`: the gateway has not answered yet. `held`: its money waits to be captured. The last three are final. */
export type PaymentState = 'created' | 'pending' | 'held' | 'succeeded' | 'canceled' | 'failed'
export type RefundState = 'created' | 'pending' | 'succeeded' | 'canceled'
export type RefundReason = 'cancelled' | 'changed' | 'excess' | 'no_car' | 'nothing_due' | 'branch'

/** Not decided yet: only one such payment may exist for one payable (migration 0110). */
export const LIVE = ['created', 'pending', 'held'] as const satisfies readonly PaymentState[]

/** Refunds and receipts that are not decided yet. */
export const UNDECIDED = ['created', 'pending'] as const satisfies readonly RefundState[]

const RANK: Record<PaymentState, number> = { created: 0, pending: 1, held: 2, succeeded: 3, canceled: 3, failed: 3 }

const STATE_OF = {
  pending: 'pending',
  waiting_for_capture: 'held',
  succeeded: 'succeeded',
  canceled: 'canceled',
} as const satisfies Record<string, PaymentState>

/** Statuses as the gateway names them. */
type GatewayStatus = keyof typeof STATE_OF

/** Returns the state that the payer sees: everything that is not decided is `pending`. */
export function endState(state: PaymentState): 'pending' | 'succeeded' | 'canceled' | 'failed' {
  return state === 'succeeded' || state === 'canceled' || state === 'failed' ? state : 'pending'
}

/** Returns the state of a receipt that the payer sees: the gateway sends it as soon as the cash register has printed it. */
export function receiptState(state: RefundState): 'pending' | 'sent' | 'failed' {
  if (state === 'canceled') return 'failed'
  return state === 'succeeded' ? 'sent' : 'pending'
}

/** Returns whether the payment is not decided yet. */
export function isLive(state: PaymentState): boolean {
  return LIVE.some((live) => live === state)
}

/** Returns the next state, or null: a payment only goes forward, and a late older state of the gateway changes nothing. */
export function nextState(state: PaymentState, gatewayStatus: GatewayStatus): PaymentState | null {
  const next = STATE_OF[gatewayStatus]
  return RANK[next] > RANK[state] ? next : null
}

/** Returns whether the payment ended here in one way and at the gateway in another: an operator must look at it. */
export function findContradiction(state: PaymentState, gatewayStatus: GatewayStatus): 'end' | null {
  const isEndThere = gatewayStatus === 'succeeded' || gatewayStatus === 'canceled'
  if (isLive(state) || !isEndThere) return null
  return (state === 'succeeded') === (gatewayStatus === 'succeeded') ? null : 'end'
}

type OwnPayment = { publicId: string; amountKop: number; currency: string; gatewayId: string | null }

type GatewayView = {
  id: string
  amountKop: number
  currency: string
  shopId: string
  metadata: Record<string, string>
  isTest: boolean
}

/** How we are known to the gateway; a live branch takes no play money. */
export type Shop = { id: string; mode: 'demo' | 'live' }

/** Returns why the gateway's payment is not this one of ours; null: it is. */
export function findMismatch(
  payment: OwnPayment,
  gatewayView: GatewayView,
  shop: Shop,
): 'id' | 'amount' | 'currency' | 'shop' | 'payment' | 'test' | null {
  if (payment.gatewayId !== null && gatewayView.id !== payment.gatewayId) return 'id'
  if (gatewayView.shopId !== shop.id) return 'shop'
  if (gatewayView.isTest && shop.mode === 'live') return 'test'
  if (gatewayView.currency !== payment.currency) return 'currency'
  if (gatewayView.metadata.payment !== payment.publicId) return 'payment'
  return gatewayView.amountKop === payment.amountKop ? null : 'amount'
}
