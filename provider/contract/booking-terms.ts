import { z } from 'zod'

/**
 * What comes back when the booking is cancelled, by the rule of specification §9. `zones` follow each other without a
 * gap, the first one open to the past, the last one to the future. `until` is their end: the last instant of `full`
 * ("at least 48 hours before"), the first one after `protected`. A booking that cannot be cancelled has none.
 */
export const Cancellation = z.object({
  allowed: z.boolean(),
  /** What a cancellation now gives back of the paid sum; of a cancelled booking, what its cancellation gave back. */
  refundKop: z.number().int().nonnegative(),
  keptKop: z.number().int().nonnegative(),
  /** Part of `refundKop` that was paid online and goes back through the bank; the rest is paid out at the branch. */
  onlineKop: z.number().int().nonnegative(),
  zones: z.array(
    z.object({
      kind: z.enum(['full', 'protected', 'none']),
      until: z.iso.datetime().nullable(),
      refundKop: z.number().int().nonnegative(),
    }),
  ),
})
export type Cancellation = z.infer<typeof Cancellation>

/**
 * What a return at another time costs, by the moments and the price of one booking: nothing until `freeUntil`, then `hourKop`
 * for each started hour, after `fullDayAfter` `fullDayKop`; a day more costs `dayKop`.
 */
export const ReturnTerms = z.object({
  freeUntil: z.iso.datetime(),
  hourKop: z.int().nonnegative(),
  /** Null: there are only hours. */
  fullDayAfter: z.iso.datetime().nullable(),
  /** Less than `dayKop` when an extension has paid hours of that day. An older provider leaves it out: then it is `dayKop`. */
  fullDayKop: z.int().nonnegative().optional(),
  dayKop: z.int().nonnegative(),
  /** Null: the branch does not refuel for the client. */
  fuelKopPerLitre: z.int().nonnegative().nullable(),
})
export type ReturnTerms = z.infer<typeof ReturnTerms>

/**
 * What is left to pay after the return, as the letter of the return tells it: the unpaid charges, each paid by its `number`
 * (`D-12`), and in `totalKop` the rest of the rental (`dueKop` of the booking) too.
 */
export const ReturnBill = z.object({
  totalKop: z.int().nonnegative(),
  charges: z.array(
    z.object({
      number: z.string(),
      name: z.string(),
      dueKop: z.int().nonnegative(),
      /** It need not be paid before the branch decides. */
      isDisputed: z.boolean(),
    }),
  ),
  /** A deposit in cash of which the branch may still keep charges; 0: none. An older provider leaves it out. */
  cashDepositKop: z.int().nonnegative().optional(),
})
export type ReturnBill = z.infer<typeof ReturnBill>
