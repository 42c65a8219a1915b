import { z } from 'zod'
import { DebtTotals, Roubles } from './debts'
import { Disputable } from './disputes'
import { Evidence } from './files'

/** `GET auth-client/damages` */
export const DamagesAnswer = z.object({
  ...DebtTotals,
  /** Of a file beside a dispute. */
  scanMaxMb: z.int().positive(),
  items: z.array(
    z.object({
      id: z.int().positive(),
      damage: z.string(),
      car: z.string(),
      date: z.iso.date(),
      cost: Roubles,
      /** By the insurance of the rental. */
      covered: Roubles,
      paid: Roubles,
      debt: Roubles,
      /** `cancelled`: told only of one that the client had disputed. */
      status: z.enum(['open', 'paid', 'covered', 'disputed', 'dispute_kept', 'cancelled']),
      /** The client's own booking at that time. */
      booking: z.string().nullable(),
      note: z.string(),
      evidence: z.array(Evidence),
      ...Disputable,
    }),
  ),
})
export type DamagesAnswer = z.infer<typeof DamagesAnswer>
