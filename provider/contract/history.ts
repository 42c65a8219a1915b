import { z } from 'zod'
import { BookingStatus } from './bookings'

/** `GET auth-client/history`, newest first. */
export const HistoryItem = z.object({
  number: z.string(),
  date: z.iso.datetime(),
  status: BookingStatus,
  car: z.string(),
  pickupAt: z.iso.datetime(),
  dropoffAt: z.iso.datetime(),
  totalKop: z.int().nonnegative(),
})
export type HistoryItem = z.infer<typeof HistoryItem>
export const HistoryAnswer = z.object({ items: z.array(HistoryItem) })
export type HistoryAnswer = z.infer<typeof HistoryAnswer>
