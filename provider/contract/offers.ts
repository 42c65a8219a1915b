import { z } from 'zod'
import { Roubles } from './debts'

/** `GET auth-client/offers` */
export const OffersAnswer = z.object({
  items: z.array(
    z.object({
      id: z.int().positive(),
      naimenovanie: z.string(),
      PriceDiscount: Roubles,
      cvet: z.string(),
      features_options: z.array(z.object({ name: z.string() })),
      cd: z.object({ naimenovanie: z.string() }),
    }),
  ),
})
export type OffersAnswer = z.infer<typeof OffersAnswer>
