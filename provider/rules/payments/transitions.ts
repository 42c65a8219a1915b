/** `created`: the gateway has not answered yet. `held`: its money waits to be captured. The last three are final. */
export type PaymentState = 'created' | 'pending' | 'held' | 'succeeded' | 'canceled' | 'failed'
export type RefundState = 'created' | 'pending' | 'succeeded' | 'canceled'
export type RefundReason = 'cancelled' | 'changed' | 'excess' | 'no_car' | 'nothing_due' | 'branch'

/** Not decided yet: only one such payment may stand for one debt (0024). */
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
type Said = keyof typeof STATE_OF

/** What the payer is told: everything that is not decided is the same to him. */
export function endState(state: PaymentState): 'pending' | 'succeeded' | 'canceled' | 'failed' {
  return state === 'succeeded' || state === 'canceled' || state === 'failed' ? state : 'pending'
}

/** What the payer is told of a receipt: the gateway sends it as soon as the cash register has printed it. */
export function receiptState(state: RefundState): 'pending' | 'sent' | 'failed' {
  if (state === 'canceled') return 'failed'
  return state === 'succeeded' ? 'sent' : 'pending'
}

export function isLive(state: PaymentState): boolean {
  return LIVE.some((live) => live === state)
}

/** A payment only goes forward: what the gateway said before, and comes late, changes nothing. @returns null: it stays. */
export function nextState(state: PaymentState, said: Said): PaymentState | null {
  const next = STATE_OF[said]
  return RANK[next] > RANK[state] ? next : null
}

/** Ended here in one way, there in another: somebody must look at it. */
export function findContradiction(state: PaymentState, said: Said): 'end' | null {
  const isEndThere = said === 'succeeded' || said === 'canceled'
  if (isLive(state) || !isEndThere) return null
  return (state === 'succeeded') === (said === 'succeeded') ? null : 'end'
}

type Ours = { publicId: string; amountKop: number; currency: string; gatewayId: string | null }

type Told = {
  id: string
  amountKop: number
  currency: string
  shopId: string
  metadata: Record<string, string>
  isTest: boolean
}

/** How we are known to the gateway; a live branch takes no play money. */
export type Shop = { id: string; mode: 'demo' | 'live' }

/** Why what the gateway says is not about this payment of ours; null: it is. */
export function findMismatch(
  ours: Ours,
  said: Told,
  shop: Shop,
): 'id' | 'amount' | 'currency' | 'shop' | 'payment' | 'test' | null {
  if (ours.gatewayId !== null && said.id !== ours.gatewayId) return 'id'
  if (said.shopId !== shop.id) return 'shop'
  if (said.isTest && shop.mode === 'live') return 'test'
  if (said.currency !== ours.currency) return 'currency'
  if (said.metadata.payment !== ours.publicId) return 'payment'
  return said.amountKop === ours.amountKop ? null : 'amount'
}
