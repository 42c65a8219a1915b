import { z } from 'zod'
import { DebtTotals, Roubles } from './debts'
import { Disputable } from './disputes'
import { Evidence } from './files'

/** `GET auth-client/fines`; `debt`: today, with the discount for paying early, which makes it less than `size`. */
export const FinesAnswer = z.object({
  ...DebtTotals,
  /** Of a file beside a dispute. */
  scanMaxMb: z.int().positive(),
  items: z.array(
    z.object({
      id: z.int().positive(),
      name: z.string(),
      car: z.string(),
      size: Roubles,
      date: z.iso.date(),
      place: z.string(),
      paid: Roubles,
      debt: Roubles,
      /** `cancelled`: told only of one that the client had disputed. */
      status: z.enum(['new', 'overdue', 'paid', 'disputed', 'dispute_kept', 'cancelled']),
      decisionNumber: z.string(),
      decisionDate: z.iso.date(),
      /** What is to be paid until this day, that one included; null: no discount (any more). */
      discount: z.object({ until: z.iso.date(), sum: Roubles }).nullable(),
      /** The client's own booking at that time. */
      booking: z.string().nullable(),
      note: z.string(),
      evidence: z.array(Evidence),
      ...Disputable,
    }),
  ),
})
export type FinesAnswer = z.infer<typeof FinesAnswer>
