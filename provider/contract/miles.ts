import { z } from 'zod'

const MileEntry = z.object({
  id: z.int().positive(),
  at: z.iso.datetime(),
  text: z.string(),
  /** Positive: earned. */
  miles: z.int(),
  state: z.enum(['pending', 'credited', 'spent', 'expired']),
  expiresOn: z.iso.date().nullable(),
})
/** `GET auth-client/charge`: what came in, `GET auth-client/spend`: what went out; newest first. */
export const MilesAnswer = z.object({ balance: z.int(), pending: z.int(), items: z.array(MileEntry) })
export type MilesAnswer = z.infer<typeof MilesAnswer>
