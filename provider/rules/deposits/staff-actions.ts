import type { BookingStatus } from '@/provider/contract/bookings'
import type { DepositCard } from '@/provider/contract/deposits'
import { changeRejection } from '@/provider/rules/bookings/transitions'
import type { Texts } from '@/provider/rules/i18n/language'

/** What the branch wants to write down. Money in kopecks. */
export type DepositHoldRequest = { brand: DepositCard['brand']; last4: string; amountKop: number }
export type ReleaseRequest = { keptKop: number; reason: DepositCard['reason'] }
/** Which card: by its digits, with its brand where two have the same ones, or by the hold's own number. */
export type DepositCardRequest = { holdId?: number; last4?: string; brand?: DepositCard['brand'] }

export type Hold = {
  id: number
  cardBrand: DepositCard['brand']
  cardLast4: string | null
  amountKop: number
  releasedAt: Date | null
  keptKop: number | null
}

/** A debt that asks for what is to be kept; `debtKop`: still owed. */
export type ChargedDebt = { number: string; about: Texts; debtKop: number; paidKop: number }

type Rented = { status: BookingStatus; holdUntil: Date | null; startAt: Date; depositKop: number }
type Limits = { brands: readonly DepositCard['brand'][]; maxCards: number; changeHours: number }

/** A refusal by its name, with what its words need. */
export type Refusal =
  | { why: 'not_found' | 'no_deposit' | 'not_rented' | 'too_early' | 'held_already' }
  | { why: 'brand_refused'; brands: Limits['brands'] }
  | { why: 'too_many_cards'; maxCards: number }
  | { why: 'over_deposit'; leftKop: number; depositKop: number }
  | { why: 'no_such_card' | 'which_card' | 'released_already' | 'reason_missing' | 'reason_needless' }
  | { why: 'kept_over_held'; heldKop: number }
  | { why: 'charged_already'; debts: readonly ChargedDebt[]; kept: readonly Hold[] }
  | { why: 'no_such_debt' | 'debt_disputed' | 'debt_over' | 'debt_is_paying'; debt: string }
  | { why: 'kept_over_debts'; leftKop: number }

const RENTED: readonly BookingStatus[] = ['confirmed', 'active', 'completed']

/** Why a deposit may not be blocked on a card, or null; migration 0110 holds the database to the same sums and numbers. */
export function holdFault(
  booking: Rented,
  holds: readonly Hold[],
  wish: DepositHoldRequest,
  limits: Limits,
  now: Date,
) {
  return refusalOfBooking(booking, limits, now) ?? refusalOfCard(booking, holds, wish, limits)
}

function refusalOfBooking(booking: Rented, { changeHours }: Limits, now: Date): Refusal | null {
  if (booking.depositKop === 0) return { why: 'no_deposit' }
  if (!RENTED.includes(booking.status)) return { why: 'not_rented' }
  // While the client may change it, its deposit may become a smaller one.
  return changeRejection(booking, changeHours, now) === null ? { why: 'too_early' } : null
}

function refusalOfCard(
  { depositKop }: Rented,
  holds: readonly Hold[],
  { brand, last4, amountKop }: DepositHoldRequest,
  { brands, maxCards }: Limits,
): Refusal | null {
  if (!brands.includes(brand)) return { why: 'brand_refused', brands }
  const open = holds.filter(({ releasedAt }) => releasedAt === null)
  if (matching(open, { brand, last4 }).length > 0) return { why: 'held_already' }
  if (open.length >= maxCards) return { why: 'too_many_cards', maxCards }
  const takenKop = holds.reduce((sum, hold) => sum + (hold.keptKop ?? hold.amountKop), 0)
  const leftKop = Math.max(0, depositKop - takenKop)
  return amountKop > leftKop ? { why: 'over_deposit', leftKop, depositKop } : null
}

/** The hold that is to be released, or why none is. */
export function holdToRelease<Known extends Hold>(
  holds: readonly Known[],
  card: DepositCardRequest,
  wish: ReleaseRequest,
): { hold: Known } | Refusal {
  const found = matching(holds, card)
  const open = found.filter(({ releasedAt }) => releasedAt === null)
  const [hold, another] = open
  if (found.length === 0) return { why: 'no_such_card' }
  if (!hold) return { why: 'released_already' }
  if (another) return { why: 'which_card' }
  if (wish.keptKop > hold.amountKop) return { why: 'kept_over_held', heldKop: hold.amountKop }
  if (wish.keptKop > 0 && wish.reason === null) return { why: 'reason_missing' }
  if (wish.keptKop === 0 && wish.reason !== null) return { why: 'reason_needless' }
  return { hold }
}

function matching<Known extends Hold>(holds: readonly Known[], { holdId, last4, brand }: DepositCardRequest): Known[] {
  return holds.filter(
    ({ id, cardLast4, cardBrand }) =>
      (holdId === undefined || id === holdId) &&
      (last4 === undefined || cardLast4 === last4) &&
      (brand === undefined || cardBrand === brand),
  )
}
