import { z } from 'zod'
import { BookingStatus } from './bookings'
import { plainLine } from './person'
import { PAYMENT_NUMBER_MAX } from './rules/payment-number'
import { NAME_MAX } from './rules/person'

const Kopecks = z.number().int().nonnegative()

/** `POST sun/v2/payments/lookup`: by number and surname (PRODUCT §7). Only bookings can be looked up yet. */
export const PaymentLookupRequest = z.strictObject({
  purpose: z.literal('booking'),
  /** As printed or dictated: only its digits count. */
  number: plainLine(PAYMENT_NUMBER_MAX).min(1),
  /** Last name of the driver or of the client. */
  fio: plainLine(NAME_MAX).min(1),
})
export type PaymentLookupRequest = z.infer<typeof PaymentLookupRequest>

/** What is paid for and how much is due; nothing about the person. */
export const PaymentLookupAnswer = z.object({
  purpose: z.literal('booking'),
  number: z.string(),
  car: z.string(),
  pickupAt: z.iso.datetime(),
  dropoffAt: z.iso.datetime(),
  status: BookingStatus,
  totalKop: Kopecks,
  paidKop: Kopecks,
  dueKop: Kopecks,
})
export type PaymentLookupAnswer = z.infer<typeof PaymentLookupAnswer>
