import { z } from 'zod'
import { Driver } from './bookings'

/**
 * `GET auth-client/travellers`: who may drive on a booking of this client: the client (`driverId` null), then the own
 * drivers whose data the client has approved. Null or empty: unknown, to be entered.
 */
export const TravellersResponse = z.object({
  items: z.array(
    z.object({
      driverId: z.int().positive().nullable(),
      last_name: z.string(),
      first_name: z.string(),
      middle_name: z.string().nullable(),
      phone: z.string(),
      email: z.string(),
      birthDate: z.iso.date().nullable(),
      licenceSince: z.iso.date().nullable(),
      citizenship: Driver.shape.citizenship.nullable(),
      verification: z.enum(['on_review', 'verified']).nullable(),
    }),
  ),
})
export type TravellersResponse = z.infer<typeof TravellersResponse>
