import { z } from 'zod'
import { BookingNumber } from './bookings'
import { OWNER_TOKEN } from './rules/bookings/owner-token'

/** The token of a link in a message to the owner of a phone. It travels in the body: proxies log addresses. */
export const NotMineRequest = z.strictObject({ token: z.string().regex(OWNER_TOKEN) })
export type NotMineRequest = z.infer<typeof NotMineRequest>

/**
 * What the owner of a phone reads: bookings with it that nobody proved or paid, without persons. `isDone`: he has disowned the
 * booking of the link. `days`: how long the phone is then booked for with a proof alone.
 */
export const NotMineResponse = z.object({
  bookings: z.array(z.object({ number: BookingNumber, car: z.string(), pickupAt: z.iso.datetime() })),
  isDone: z.boolean(),
  days: z.number().int().positive(),
})
export type NotMineResponse = z.infer<typeof NotMineResponse>
