import { addDays } from 'date-fns'
import type { BookingStatus } from '@/provider/contract/bookings'
import type { Deposit, DepositCard } from '@/provider/contract/deposits'
import { endedWithoutRental } from '@/provider/rules/bookings/transitions'

/** A sum that is blocked on a card or left in cash. `keptKop`: of a released one. */
export type HeldDeposit = {
  cardBrand: DepositCard['brand']
  amountKop: number
  heldAt: Date
  releasedAt: Date | null
  keptKop: number | null
}

/**
 * `heldAt`, `backAt`: when the car was really handed over, and when it was returned or the booking ended without a rental;
 * null: not yet. `holds`: what the branch has recorded; rentals from before that have none.
 */
export type DepositTerms = {
  status: BookingStatus
  amountKop: number
  startAt: Date
  endAt: Date
  heldAt: Date | null
  backAt: Date | null
  releaseDays: number
  holds: readonly HeldDeposit[]
}

export type DepositState = {
  state: Deposit['state']
  holdAt: Date | null
  releaseBy: Date | null
  releasedAt: Date | null
  keptKop: number
}

const NEVER = { holdAt: null, releaseBy: null, releasedAt: null, keptKop: 0 }

/**
 * Returns the state of a booking's deposit: it is blocked at the pick-up and released within `releaseDays` calendar days of
 * the return (specification §9); cash is given back at the return itself. Recorded cards and cash say what happened; without them the dates say what should have happened.
 */
export function depositState(terms: DepositTerms, now: Date): DepositState {
  const { status, amountKop, startAt, endAt, heldAt, backAt, releaseDays, holds } = terms
  const returnAt = backAt ?? endAt
  const releaseBy = addDays(returnAt, releaseDays)
  if (holds.length > 0) return stateOfHolds({ status, holds, returnAt, releaseBy }, now)
  if (amountKop === 0) return { state: 'none', ...NEVER }
  if (endedWithoutRental(status)) return { state: 'not_taken', ...NEVER }
  const dates = { ...NEVER, holdAt: heldAt ?? startAt, releaseBy }
  if (status === 'active') return { state: 'held', ...dates }
  if (status !== 'completed') return { state: 'planned', ...dates }
  return { state: now > releaseBy ? 'overdue' : 'releasing', ...dates }
}

/** Returns how much of a deposit is blocked now, in kopecks. */
export function blockedKop(holds: readonly Pick<HeldDeposit, 'amountKop' | 'releasedAt'>[]): number {
  return holds.reduce((sum, { releasedAt, amountKop }) => sum + (releasedAt === null ? amountKop : 0), 0)
}

/** Returns how much of a deposit in cash is not given back yet, in kopecks. */
export function openCashKop(holds: readonly Pick<HeldDeposit, 'cardBrand' | 'amountKop' | 'releasedAt'>[]): number {
  return blockedKop(holds.filter(({ cardBrand }) => cardBrand === 'cash'))
}

type Holds = { status: BookingStatus; holds: readonly HeldDeposit[]; returnAt: Date; releaseBy: Date }

/** Cash is given back at the return, and written down on the same day. */
const CASH_DAYS = 1

function stateOfHolds({ status, holds, returnAt, releaseBy }: Holds, now: Date): DepositState {
  const open = holds.filter(({ releasedAt }) => releasedAt === null)
  const keptKop = holds.reduce((sum, hold) => sum + (hold.keptKop ?? 0), 0)
  const holdAt = new Date(Math.min(...holds.map(({ heldAt }) => heldAt.getTime())))
  if (open.length === 0) {
    const releasedAt = new Date(Math.max(...holds.flatMap(({ releasedAt }) => releasedAt?.getTime() ?? [])))
    return { state: keptKop > 0 ? 'kept' : 'released', holdAt, releaseBy: null, releasedAt, keptKop }
  }
  const isCash = (hold: HeldDeposit) => hold.cardBrand === 'cash'
  const dates = { holdAt, releaseBy: open.every(isCash) ? returnAt : releaseBy, releasedAt: null, keptKop }
  const isOver = status === 'completed' || endedWithoutRental(status)
  const isLate = open.some((hold) => now > (isCash(hold) ? addDays(returnAt, CASH_DAYS) : releaseBy))
  if (isOver && isLate) return { state: 'overdue', ...dates }
  if (open.length < holds.length) return { state: 'partly_released', ...dates }
  return { state: isOver ? 'releasing' : 'held', ...dates }
}
