import { addDays } from 'date-fns'
import type { BookingStatus } from '@/provider/contract/bookings'
import type { Deposit } from '@/provider/contract/deposits'
import { endedWithoutRental } from '@/provider/rules/bookings/transitions'

/** `keptKop`: of a released one. */
export type HeldCard = { amountKop: number; heldAt: Date; releasedAt: Date | null; keptKop: number | null }

/**
 * `heldAt`, `backAt`: when the car was really handed over, and when it was returned or the booking ended without a rental;
 * null: not yet. `cards`: what the branch has recorded; rentals from before that have none.
 */
export type DepositTerms = {
  status: BookingStatus
  amountKop: number
  startAt: Date
  endAt: Date
  heldAt: Date | null
  backAt: Date | null
  releaseDays: number
  cards: readonly HeldCard[]
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
 * the return (specification §9). Recorded cards say what happened; without them the dates say what should have happened.
 */
export function depositState(terms: DepositTerms, now: Date): DepositState {
  const { status, amountKop, startAt, endAt, heldAt, backAt, releaseDays, cards } = terms
  const releaseBy = addDays(backAt ?? endAt, releaseDays)
  if (cards.length > 0) return cardsState({ status, cards, releaseBy }, now)
  if (amountKop === 0) return { state: 'none', ...NEVER }
  if (endedWithoutRental(status)) return { state: 'not_taken', ...NEVER }
  const dates = { ...NEVER, holdAt: heldAt ?? startAt, releaseBy }
  if (status === 'active') return { state: 'held', ...dates }
  if (status !== 'completed') return { state: 'planned', ...dates }
  return { state: now > releaseBy ? 'overdue' : 'releasing', ...dates }
}

/** Returns how much of a deposit is blocked now, in kopecks. */
export function blockedKop(cards: readonly Pick<HeldCard, 'amountKop' | 'releasedAt'>[]): number {
  return cards.reduce((sum, { releasedAt, amountKop }) => sum + (releasedAt === null ? amountKop : 0), 0)
}

type Cards = { status: BookingStatus; cards: readonly HeldCard[]; releaseBy: Date }

function cardsState({ status, cards, releaseBy }: Cards, now: Date): DepositState {
  const released = cards.flatMap(({ releasedAt }) => releasedAt ?? [])
  const keptKop = cards.reduce((sum, card) => sum + (card.keptKop ?? 0), 0)
  const holdAt = new Date(Math.min(...cards.map(({ heldAt }) => heldAt.getTime())))
  if (released.length === cards.length) {
    const releasedAt = new Date(Math.max(...released.map((at) => at.getTime())))
    return { state: keptKop > 0 ? 'kept' : 'released', holdAt, releaseBy: null, releasedAt, keptKop }
  }
  const dates = { holdAt, releaseBy, releasedAt: null, keptKop }
  const isOver = status === 'completed' || endedWithoutRental(status)
  if (isOver && now > releaseBy) return { state: 'overdue', ...dates }
  if (released.length > 0) return { state: 'partly_released', ...dates }
  return { state: isOver ? 'releasing' : 'held', ...dates }
}
