import { z } from 'zod'
import { DebtTotals, Roubles } from './debts'

/** `GET auth-client/fines`; `debt`: today, with the discount for paying early, which makes it less than `size`. */
export const FinesAnswer = z.object({
  ...DebtTotals,
  items: z.array(
    z.object({
      id: z.int().positive(),
      name: z.string(),
      car: z.string(),
      /** Of the rental that it belongs to; null: not known. */
      booking: z.string().nullable(),
      size: Roubles,
      date: z.iso.date(),
      place: z.string(),
      paid: Roubles,
      debt: Roubles,
    }),
  ),
})
export type FinesAnswer = z.infer<typeof FinesAnswer>
