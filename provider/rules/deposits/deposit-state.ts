import { addDays } from 'date-fns'
import type { BookingStatus } from '@/provider/contract/bookings'
import type { Deposit, DepositCard } from '@/provider/contract/deposits'
import { endedWithoutRental } from '@/provider/rules/bookings/transitions'

/** `keptKop`: of a released one. */
export type HeldCard = {
  cardBrand: DepositCard['brand']
  amountKop: number
  heldAt: Date
  releasedAt: Date | null
  keptKop: number | null
}

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
 * the return (specification §9); cash is given back at the return itself. Recorded cards and cash say what happened; without them the dates say what should have happened.
 */
export function depositState(terms: DepositTerms, now: Date): DepositState {
  const { status, amountKop, startAt, endAt, heldAt, backAt, releaseDays, cards } = terms
  const returnAt = backAt ?? endAt
  const releaseBy = addDays(returnAt, releaseDays)
  if (cards.length > 0) return cardsState({ status, cards, returnAt, releaseBy }, now)
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

type Cards = { status: BookingStatus; cards: readonly HeldCard[]; returnAt: Date; releaseBy: Date }

/** Cash is given back at the return, and written down on the same day. */
const CASH_DAYS = 1

function cardsState({ status, cards, returnAt, releaseBy }: Cards, now: Date): DepositState {
  const open = cards.filter(({ releasedAt }) => releasedAt === null)
  const keptKop = cards.reduce((sum, card) => sum + (card.keptKop ?? 0), 0)
  const holdAt = new Date(Math.min(...cards.map(({ heldAt }) => heldAt.getTime())))
  if (open.length === 0) {
    const releasedAt = new Date(Math.max(...cards.flatMap(({ releasedAt }) => releasedAt?.getTime() ?? [])))
    return { state: keptKop > 0 ? 'kept' : 'released', holdAt, releaseBy: null, releasedAt, keptKop }
  }
  const isCash = (card: HeldCard) => card.cardBrand === 'cash'
  const dates = { holdAt, releaseBy: open.every(isCash) ? returnAt : releaseBy, releasedAt: null, keptKop }
  const isOver = status === 'completed' || endedWithoutRental(status)
  const isLate = open.some((card) => now > (isCash(card) ? addDays(returnAt, CASH_DAYS) : releaseBy))
  if (isOver && isLate) return { state: 'overdue', ...dates }
  if (open.length < cards.length) return { state: 'partly_released', ...dates }
  return { state: isOver ? 'releasing' : 'held', ...dates }
}
