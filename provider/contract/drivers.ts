import { z } from 'zod'

/** `GET auth-client/drivers` */
export const DriversAnswer = z.object({
  items: z.array(
    z.object({
      id: z.int().positive(),
      first_name: z.string(),
      middle_name: z.string(),
      last_name: z.string(),
      phone: z.string(),
      email: z.string(),
      approved: z.boolean(),
      verification: z.enum(['on_review', 'verified', 'rejected', 'incomplete']),
    }),
  ),
})
export type DriversAnswer = z.infer<typeof DriversAnswer>
