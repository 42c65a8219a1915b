import type { LongTermRequestState } from '@/provider/contract/rules/long-term/long-term-request'

/** The database checks the same table. */
const LONG_TERM_TRANSITIONS: Record<LongTermRequestState, readonly LongTermRequestState[]> = {
  new: ['called', 'agreed', 'refused', 'cancelled'],
  called: ['agreed', 'refused', 'cancelled'],
  agreed: ['cancelled'],
  refused: [],
  cancelled: [],
}

/** Why staff may not make this transition of a request for a car by the month. */
export type RequestRejection =
  | { why: 'not_found' | 'car_promised' }
  | { why: 'illegal_request'; state: LongTermRequestState }
  | { why: 'car_taken'; numbers: string[] }

/** Returns whether a request for a car by the month may change its state so. */
export function mayRequestTransition(from: LongTermRequestState, to: LongTermRequestState): boolean {
  return LONG_TERM_TRANSITIONS[from].includes(to)
}
