import { z } from 'zod'
import { BookingStatus, Consent } from './bookings'
import { DebtState, PAYMENT_REASONS, PaymentId, PaymentRefund, PaymentState, ReceiptState } from './payments-states'
import { email, personName, phone, plainLine } from './person'
import { PAYMENT_NUMBER_MAX } from './rules/payments/payment-number'
import { PAYMENT_PURPOSES } from './rules/payments/payment-purposes'
import { LANGUAGES } from './rules/text/languages'

const Kopecks = z.number().int().nonnegative()
const Sum = z.number().int().positive()
const Consents = z.array(Consent).max(8)

/**
 * Number of a booking, of a fine's decision, of a damage, or of any other document; of the first three only the digits count.
 */
const DocumentNumber = plainLine(PAYMENT_NUMBER_MAX).min(1)

/** `POST sun/v2/payments/lookup`: by number and surname (PRODUCT §7). "Other" has nothing to look up. */
export const PaymentLookupRequest = z.strictObject({
  purpose: z.enum(PAYMENT_PURPOSES).exclude(['other']),
  number: DocumentNumber,
  /** Last name of the driver or of the client. */
  fio: personName,
})
export type PaymentLookupRequest = z.infer<typeof PaymentLookupRequest>

/** What is paid for and how much is due; nothing about the person. Its texts come in the caller's language. */
export const PaymentLookupResponse = z.object({
  purpose: PaymentLookupRequest.shape.purpose,
  number: z.string(),
  car: z.string(),
  /** What the fine is for, or what is damaged; empty of a booking. */
  about: z.string(),
  booking: z.object({ pickupAt: z.iso.datetime(), dropoffAt: z.iso.datetime(), status: BookingStatus }).nullable(),
  totalKop: Kopecks,
  paidKop: Kopecks,
  /** Can be paid in full; 0: nothing. */
  dueKop: Kopecks,
  /** Or this part of it now, the rest later; equals `dueKop` where there is no choice. */
  prepayKop: Kopecks,
  /** A payment that has begun and is not decided: another one is rejected until then. */
  pending: z.object({ id: PaymentId, amountKop: Sum }).nullable(),
})
export type PaymentLookupResponse = z.infer<typeof PaymentLookupResponse>

/**
 * `POST sun/v2/payments` with an `Idempotency-Key`. `amountKop` is what the payer saw: of a booking one of the two sums
 * of the look-up, of a fine or a damage what is due, else `amount_changed`. Consents: `privacy_policy` and
 * `personal_data_agreement`; for a booking that is not firm yet `public_offer` and `rentalterms` too.
 */
export const PaymentRequest = z.strictObject({
  purpose: z.enum(PAYMENT_PURPOSES),
  number: DocumentNumber,
  /** Surname. */
  fio: personName,
  phone,
  email,
  amountKop: Sum,
  language: z.enum(LANGUAGES),
  consents: Consents,
})
export type PaymentRequest = z.infer<typeof PaymentRequest>

/**
 * `POST sun/v2/bookings/{number}/payments` with the booking's key or its client's session, and an `Idempotency-Key`: the
 * driver pays. Consents as for `ConfirmRequest` while the booking is not firm, none afterwards.
 */
export const BookingPaymentRequest = z.strictObject({
  amountKop: Sum,
  language: z.enum(LANGUAGES),
  consents: Consents,
})
export type BookingPaymentRequest = z.infer<typeof BookingPaymentRequest>

/**
 * `GET sun/v2/payments/{id}`, and the response of both POSTs: the true state, read from the gateway when ours is not final.
 * `confirmationUrl`: where the payer goes on, while `pending`; null: the gateway has not answered yet (ask again), nothing is
 * due any more, or `isChecked`.
 */
export const Payment = z.object({
  id: PaymentId,
  purpose: z.enum(PAYMENT_PURPOSES),
  number: z.string(),
  amountKop: Sum,
  state: PaymentState,
  confirmationUrl: z.url().nullable(),
  /** The branch checks what the gateway says of it, independently of `state`: no transition happens until then. */
  isChecked: z.boolean(),
  /** How it is paid: `bank_card`, `sbp`, …; null before the payer has chosen between them. */
  method: z.string().nullable(),
  cardLast4: z.string().nullable(),
  reason: z.enum(PAYMENT_REASONS).nullable(),
  refunds: z.array(PaymentRefund.extend({ receipt: ReceiptState.nullable() })),
  /** Receipt of the money that came in; null, here and of a refund: there is none. */
  receipt: ReceiptState.nullable(),
  /** The booking that the payment is for, as it is now. */
  booking: z.object({ status: BookingStatus, totalKop: Kopecks, paidKop: Kopecks, dueKop: Kopecks }).nullable(),
  /** The fine or the damage that the payment is for, as it is now. */
  debt: DebtState.nullable(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
})
export type Payment = z.infer<typeof Payment>

/** How the gateway names its objects; the name becomes a part of an address. */
const GatewayId = z
  .string()
  .max(64)
  .regex(/^[\w-]+$/)

/** `POST sun/v2/payments/notifications`: a hint, of which nothing but the ids is used (SECURITY §4). */
export const PaymentNotification = z.object({
  event: z.string().max(64).optional(),
  /** `payment_id` is the payment of a refund. */
  object: z.object({ id: GatewayId, payment_id: GatewayId.optional() }),
})
export type PaymentNotification = z.infer<typeof PaymentNotification>
