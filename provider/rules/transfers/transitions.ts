import type { LongTermRequestState } from '@/provider/contract/rules/long-term/long-term-request'
import type { TransferPrice } from '@/provider/contract/transfer-orders'

export const TRANSFER_STATUSES = ['request', 'confirmed', 'on_the_way', 'done', 'cancelled', 'refused'] as const
export type TransferOrderStatus = (typeof TRANSFER_STATUSES)[number]

/** Migration 0029 holds the database to the same table. */
const TRANSFER_MOVES: Record<TransferOrderStatus, readonly TransferOrderStatus[]> = {
  request: ['confirmed', 'refused', 'cancelled'],
  confirmed: ['on_the_way', 'cancelled', 'refused'],
  on_the_way: ['done'],
  done: [],
  cancelled: [],
  refused: [],
}

/** Migration 0028 holds the database to the same table. */
const LONG_TERM_MOVES: Record<LongTermRequestState, readonly LongTermRequestState[]> = {
  new: ['called', 'agreed', 'refused', 'cancelled'],
  called: ['agreed', 'refused', 'cancelled'],
  agreed: ['cancelled'],
  refused: [],
  cancelled: [],
}

/** Why the branch may not move an order or a request so. */
export type RequestRejection =
  | { why: 'not_found' | 'same' | 'not_begun' | 'total_missing' | 'total_needless' | 'car_promised' }
  | { why: 'illegal_order'; status: TransferOrderStatus }
  | { why: 'illegal_request'; state: LongTermRequestState }
  | { why: 'total_low'; leastKop: number }
  | { why: 'other_car'; car: string }
  | { why: 'car_let'; numbers: string[] }

/** @returns the statuses on the way there, the last one included; none: not from here. A driven trip was on its way before. */
export function transferWay(from: TransferOrderStatus, to: TransferOrderStatus): TransferOrderStatus[] {
  if (TRANSFER_MOVES[from].includes(to)) return [to]
  return from === 'confirmed' && to === 'done' ? ['on_the_way', 'done'] : []
}

export function mayRequestMove(from: LongTermRequestState, to: LongTermRequestState): boolean {
  return LONG_TERM_MOVES[from].includes(to)
}

/** Of what costs "from so much" the branch names the sum, not less; of anything else it stands. */
export function namedTotalFault({ isFrom, totalKop }: TransferPrice, namedKop: number | null): RequestRejection | null {
  if (!isFrom) return namedKop === null ? null : { why: 'total_needless' }
  if (namedKop === null) return { why: 'total_missing' }
  return namedKop < totalKop ? { why: 'total_low', leastKop: totalKop } : null
}

/** The difference belongs to the way itself, its first line: the sum of the lines stays the total. */
export function withTotal(price: TransferPrice, totalKop: number): TransferPrice {
  const [first, ...rest] = price.lines
  if (!first) return price
  const { unitKop: _, ...line } = first
  const amountKop = first.amountKop + totalKop - price.totalKop
  return { ...price, lines: [{ ...line, amountKop }, ...rest], totalKop, isFrom: false }
}
