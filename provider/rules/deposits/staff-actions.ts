import type { BookingStatus } from '@/provider/contract/bookings'
import type { DepositCard } from '@/provider/contract/deposits'
import type { CardBrand } from '@/provider/contract/rules/payments/payment-methods'
import { changeRejection } from '@/provider/rules/bookings/transitions'
import type { Texts } from '@/provider/rules/i18n/language'

/** What the branch wants to record. Money in kopecks. */
export type DepositHoldRequest = { brand: DepositCard['brand']; last4: string | null; amountKop: number }
export type ReleaseRequest = { keptKop: number; reason: DepositCard['reason'] }
/** Selects a card by its digits, with the brand when two cards have the same digits, or by the number of the hold; cash by its brand. */
export type DepositCardRequest = { holdId?: number; last4?: string; brand?: DepositCard['brand'] }

export type Hold = {
  id: number
  cardBrand: DepositCard['brand']
  cardLast4: string | null
  amountKop: number
  releasedAt: Date | null
  keptKop: number | null
}

/** A debt for what is to be kept; `debtKop`: what is left to pay. */
export type ChargedDebt = { number: string; about: Texts; debtKop: number; paidKop: number }

type Rented = { status: BookingStatus; holdUntil: Date | null; startAt: Date; depositKop: number }
type Limits = { brands: readonly CardBrand[]; acceptsCash: boolean; maxCards: number; changeHours: number }

/** Why a deposit may not be held or released, with the values of the message. */
export type DepositRejection =
  | { why: 'not_found' | 'no_deposit' | 'not_rented' | 'too_early' | 'held_already' | 'cash_held' | 'cash_refused' }
  | { why: 'brand_refused'; brands: Limits['brands'] }
  | { why: 'too_many_cards'; maxCards: number }
  | { why: 'over_deposit'; leftKop: number; depositKop: number }
  | { why: 'no_such_card' | 'which_card' | 'released_already' | 'reason_missing' | 'reason_needless' }
  | { why: 'kept_over_held'; heldKop: number }
  | { why: 'charged_already'; debts: readonly ChargedDebt[]; holds: readonly Hold[] }
  | { why: 'no_such_debt' | 'debt_disputed' | 'debt_over' | 'debt_is_paying'; debt: string }
  | { why: 'kept_over_debts'; leftKop: number }

const RENTED: readonly BookingStatus[] = ['confirmed', 'active', 'completed']

/** Returns why a deposit may not be blocked on a card or taken in cash, or null. The database checks the same sums and numbers. */
export function findHoldRejection(
  booking: Rented,
  holds: readonly Hold[],
  request: DepositHoldRequest,
  limits: Limits,
  now: Date,
) {
  const open = holds.filter(({ releasedAt }) => releasedAt === null)
  return (
    findBookingRejection(booking, limits, now) ??
    (request.brand === 'cash' ? findCashRejection(open, limits) : findCardRejection(open, request, limits)) ??
    findSumRejection(booking, holds, request)
  )
}

function findBookingRejection(booking: Rented, { changeHours }: Limits, now: Date): DepositRejection | null {
  if (booking.depositKop === 0) return { why: 'no_deposit' }
  if (!RENTED.includes(booking.status)) return { why: 'not_rented' }
  // While the client may change the booking, its deposit may become smaller.
  return changeRejection(booking, changeHours, now) === null ? { why: 'too_early' } : null
}

function findCardRejection(
  open: readonly Hold[],
  { brand, last4 }: DepositHoldRequest,
  { brands, maxCards }: Limits,
): DepositRejection | null {
  if (!brands.some((taken) => taken === brand)) return { why: 'brand_refused', brands }
  const cards = open.filter(({ cardBrand }) => cardBrand !== 'cash')
  if (cards.some(({ cardBrand, cardLast4 }) => cardBrand === brand && cardLast4 === last4))
    return { why: 'held_already' }
  return cards.length >= maxCards ? { why: 'too_many_cards', maxCards } : null
}

function findCashRejection(open: readonly Hold[], { acceptsCash }: Limits): DepositRejection | null {
  if (!acceptsCash) return { why: 'cash_refused' }
  return open.some(({ cardBrand }) => cardBrand === 'cash') ? { why: 'cash_held' } : null
}

function findSumRejection(
  { depositKop }: Rented,
  holds: readonly Hold[],
  { amountKop }: DepositHoldRequest,
): DepositRejection | null {
  const takenKop = holds.reduce((sum, hold) => sum + (hold.keptKop ?? hold.amountKop), 0)
  const leftKop = Math.max(0, depositKop - takenKop)
  return amountKop > leftKop ? { why: 'over_deposit', leftKop, depositKop } : null
}

/** Returns the hold that the card means, or why it may not be released so. */
export function findHoldToRelease<Stored extends Hold>(
  holds: readonly Stored[],
  card: DepositCardRequest,
  { keptKop, reason }: ReleaseRequest,
): { hold: Stored } | DepositRejection {
  const matches = filterHolds(holds, card)
  const open = matches.filter(({ releasedAt }) => releasedAt === null)
  const [hold, another] = open
  if (matches.length === 0) return { why: 'no_such_card' }
  if (!hold) return { why: 'released_already' }
  if (another) return { why: 'which_card' }
  if (keptKop > hold.amountKop) return { why: 'kept_over_held', heldKop: hold.amountKop }
  if (keptKop > 0 && reason === null) return { why: 'reason_missing' }
  if (keptKop === 0 && reason !== null) return { why: 'reason_needless' }
  return { hold }
}

function filterHolds<Stored extends Hold>(
  holds: readonly Stored[],
  { holdId, last4, brand }: DepositCardRequest,
): Stored[] {
  return holds.filter(
    ({ id, cardLast4, cardBrand }) =>
      (holdId === undefined || id === holdId) &&
      (last4 === undefined || cardLast4 === last4) &&
      (brand === undefined || cardBrand === brand),
  )
}
