import { z } from 'zod'
import { DebtTotals, Roubles } from './debts'

/** `GET auth-client/damages` */
export const DamagesAnswer = z.object({
  ...DebtTotals,
  items: z.array(
    z.object({
      id: z.int().positive(),
      damage: z.string(),
      car: z.string(),
      /** Of the rental that it belongs to; null: not known. */
      booking: z.string().nullable(),
      date: z.iso.date(),
      cost: Roubles,
      paid: Roubles,
      debt: Roubles,
    }),
  ),
})
export type DamagesAnswer = z.infer<typeof DamagesAnswer>
