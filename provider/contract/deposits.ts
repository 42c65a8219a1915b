import { z } from 'zod'
import { DEPOSIT_MEANS } from './rules/payments/payment-methods'

const Kopecks = z.int().nonnegative()

/** Why a part of a deposit was kept; a constraint of the database has the same list. */
export const KEPT_REASONS = ['damage', 'fine', 'fuel', 'cleaning', 'mileage', 'late_return', 'lost_item'] as const

export const DEPOSIT_STATES = [
  ...(['none', 'planned', 'held', 'releasing', 'partly_released'] as const),
  ...(['released', 'kept', 'overdue', 'not_taken'] as const),
] as const

/** A card on which the branch blocked a deposit at its terminal (the whole number never comes here), or cash that it took. */
export const DepositCard = z.object({
  brand: z.enum(DEPOSIT_MEANS),
  /** Null: cash, or erased with the client. */
  last4: z.string().nullable(),
  amountKop: Kopecks,
  heldAt: z.iso.datetime(),
  /** Null: still blocked, or the cash is still at the branch. */
  releasedAt: z.iso.datetime().nullable(),
  /** Kept at the release. */
  keptKop: Kopecks,
  reason: z.enum(KEPT_REASONS).nullable(),
})
export type DepositCard = z.infer<typeof DepositCard>

/**
 * The state of a deposit. Without `cards` it follows from the rental's dates alone: `planned`: to be held at the pick-up;
 * `releasing`: the car is back and the term runs; `overdue`: the term is over; `none`: there was nothing to hold. With `cards`
 * from them: `partly_released`: some of them are free again; `released`: all of them; `kept`: all of them, but for a part;
 * `overdue`: the term is over, and one is still blocked.
 */
export const Deposit = z.object({
  state: z.enum(DEPOSIT_STATES),
  amountKop: Kopecks,
  /** Held since, or to be held at; null without a hold. */
  holdAt: z.iso.datetime().nullable(),
  /** Released by then at the latest; a plan until the car is back; null when nothing is left to release. */
  releaseBy: z.iso.datetime().nullable(),
  /** When the last card was released; null: one is still blocked, or nothing is known of cards. */
  releasedAt: z.iso.datetime().nullable(),
  /** The sum kept of all cards. */
  keptKop: Kopecks,
  cards: z.array(DepositCard),
  /** The deposit is blocked on so many cards at most (specification §9) and released within `releaseDays`. */
  maxCards: z.int().positive(),
  /** The branch takes it in cash too and gives it back at the return. */
  acceptsCash: z.boolean(),
  releaseDays: z.int().positive(),
})
export type Deposit = z.infer<typeof Deposit>
