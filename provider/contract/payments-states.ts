import { z } from 'zod'

const Sum = z.number().int().positive()

/** Unguessable id of a payment: its holder sees the state, and no personal data. */
export const PaymentId = z.string().regex(/^[A-Za-z0-9_-]{22}$/)

/** `pending` until the gateway has decided, also when it does not respond. The others are final. */
export const PAYMENT_STATES = ['pending', 'succeeded', 'canceled', 'failed'] as const
export const PaymentState = z.enum(PAYMENT_STATES)
export type PaymentState = z.infer<typeof PaymentState>

/** Why a payment came to nothing; `failed`: the gateway did not take it at all. */
export const PAYMENT_REASONS = ['insufficient_funds', '3d_secure_failed', 'expired', 'declined', 'unavailable'] as const

/**
 * State of a receipt of the cash register (54-FZ). `sent`: to the payer's e-mail. `failed`: the branch makes it out by
 * hand.
 */
export const ReceiptState = z.enum(['pending', 'sent', 'failed'])
export type ReceiptState = z.infer<typeof ReceiptState>

/**
 * A fine or a damage as it is now. `disputed`: it can be paid, but need not be before the branch decides. `settled`: paid,
 * or covered. `dropped`: cancelled.
 */
export const DebtState = z.enum(['due', 'disputed', 'settled', 'dropped'])
export type DebtState = z.infer<typeof DebtState>

/** What goes back to the payer of a payment, and whether the gateway has sent it. */
export const PaymentRefund = z.object({
  amountKop: Sum,
  state: z.enum(['pending', 'succeeded', 'canceled']),
  /**
   * `changed`: the booking became cheaper. `excess`: more came than was due. `no_car`: it had run out and could not be had
   * again as it was.
   */
  reason: z.enum(['cancelled', 'changed', 'excess', 'no_car', 'nothing_due', 'branch']),
  at: z.iso.datetime(),
})
export type PaymentRefund = z.infer<typeof PaymentRefund>

/** How the branch takes money itself: in cash, by its terminal, by a transfer. */
export const BRANCH_MEANS = ['cash', 'card', 'transfer'] as const

/** Money for the rental that the branch took itself, at the pick-up or later. */
export const BranchPayment = z.object({
  amountKop: Sum,
  means: z.enum(BRANCH_MEANS).nullable(),
  /** When it was recorded. */
  at: z.iso.datetime(),
})
export type BranchPayment = z.infer<typeof BranchPayment>

/** A payment as its booking shows it. */
export const BookingPayment = z.object({
  id: PaymentId,
  amountKop: Sum,
  state: PaymentState,
  /** How it was paid: `bank_card`, `sbp`, …; null before the payer has chosen. */
  method: z.string().nullable(),
  cardLast4: z.string().nullable(),
  at: z.iso.datetime(),
  refunds: z.array(PaymentRefund),
})
export type BookingPayment = z.infer<typeof BookingPayment>
