import type { TransferPrice } from '@/provider/contract/transfers'

export const TRANSFER_STATUSES = ['request', 'confirmed', 'on_the_way', 'done', 'cancelled', 'refused'] as const
export type TransferOrderStatus = (typeof TRANSFER_STATUSES)[number]

/** The database checks the same table. */
const TRANSFER_TRANSITIONS: Record<TransferOrderStatus, readonly TransferOrderStatus[]> = {
  request: ['confirmed', 'refused', 'cancelled'],
  confirmed: ['on_the_way', 'cancelled', 'refused'],
  on_the_way: ['done'],
  done: [],
  cancelled: [],
  refused: [],
}

/** Why staff may not make this transition of an order. */
export type OrderRejection =
  | { why: 'not_found' | 'same' | 'not_begun' | 'total_missing' | 'total_needless' }
  | { why: 'illegal_order'; status: TransferOrderStatus }
  | { why: 'total_low'; leastKop: number }
  | { why: 'other_car'; car: string }

/** Returns the statuses on the way, the last one included; none: there is no way. A driven trip was on its way before. */
export function transferWay(from: TransferOrderStatus, to: TransferOrderStatus): TransferOrderStatus[] {
  if (TRANSFER_TRANSITIONS[from].includes(to)) return [to]
  return from === 'confirmed' && to === 'done' ? ['on_the_way', 'done'] : []
}

/** Returns why staff may not set this total, or null: a "from" price needs one that is not less, any other price stands. */
export function findTotalRejection(
  { isFrom, totalKop }: TransferPrice,
  newTotalKop: number | null,
): OrderRejection | null {
  if (!isFrom) return newTotalKop === null ? null : { why: 'total_needless' }
  if (newTotalKop === null) return { why: 'total_missing' }
  return newTotalKop < totalKop ? { why: 'total_low', leastKop: totalKop } : null
}

/** Sets the total. The difference goes to the first line, the trip itself: the sum of the lines stays the total. */
export function withTotal(price: TransferPrice, totalKop: number): TransferPrice {
  const [first, ...rest] = price.lines
  if (!first) return price
  const { unitKop: _, ...line } = first
  const amountKop = first.amountKop + totalKop - price.totalKop
  return { ...price, lines: [{ ...line, amountKop }, ...rest], totalKop, isFrom: false }
}
