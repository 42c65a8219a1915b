import { addDays } from 'date-fns'
import type { BookingStatus } from '@/provider/contract/bookings'
import { isReleased } from './booking-moves'

/** `heldAt`, `backAt`: when the car was really taken and brought back; null: not yet. */
export type DepositTerms = {
  status: BookingStatus
  amountKop: number
  startAt: Date
  endAt: Date
  heldAt: Date | null
  backAt: Date | null
  releaseDays: number
}

type Known = { holdAt: Date | null; releaseBy: Date | null }

export type DepositState = Known & {
  state: 'none' | 'planned' | 'held' | 'releasing' | 'overdue' | 'not_taken'
}

const NEVER: Known = { holdAt: null, releaseBy: null }

/**
 * What is known of a booking's deposit by its dates alone: it is blocked at the pick-up and released within `releaseDays`
 * calendar days of the return (specification §9). What the bank did is not known here.
 */
export function depositState(terms: DepositTerms, now: Date): DepositState {
  const { status, amountKop, startAt, endAt, heldAt, backAt, releaseDays } = terms
  if (amountKop === 0) return { state: 'none', ...NEVER }
  if (status === 'no_show' || isReleased(status)) return { state: 'not_taken', ...NEVER }
  const holdAt = heldAt ?? startAt
  const releaseBy = addDays(backAt ?? endAt, releaseDays)
  if (status === 'active') return { state: 'held', holdAt, releaseBy }
  if (status !== 'completed') return { state: 'planned', holdAt, releaseBy }
  return { state: now > releaseBy ? 'overdue' : 'releasing', holdAt, releaseBy }
}
