import { z } from 'zod'
import { kopecksIn } from '@/provider/gateway/amount'
import {
  GATEWAY_STATUSES,
  type GatewayPayment,
  type GatewayReceipt,
  type GatewayRefund,
} from '@/provider/gateway/payment-gateway'

const Amount = z.object({
  value: z.string().transform((text, context) => {
    const kop = kopecksIn(text)
    if (kop !== null) return kop
    context.addIssue('is no amount')
    return z.NEVER
  }),
  currency: z.string().length(3),
})

const Id = z.string().min(1).max(64)
const Cancellation = z.object({ reason: z.string() })
const Settled = z.enum(['pending', 'succeeded', 'canceled'])

/** Unknown fields are allowed: the gateway adds some every year. */
export const PaymentResponse = z
  .object({
    id: Id,
    status: z.enum(GATEWAY_STATUSES),
    amount: Amount,
    recipient: z.object({ account_id: z.string() }),
    metadata: z.record(z.string(), z.string()).default({}),
    // The payer is redirected there: no other protocols.
    confirmation: z.object({ confirmation_url: z.url({ protocol: /^https?$/ }).optional() }).optional(),
    payment_method: z
      .object({
        type: z.string(),
        card: z.object({ last4: z.string().regex(/^\d{4}$/) }).optional(),
      })
      .optional(),
    cancellation_details: Cancellation.optional(),
    refunded_amount: Amount.optional(),
    test: z.boolean(),
  })
  .transform(
    (response): GatewayPayment => ({
      id: response.id,
      status: response.status,
      amountKop: response.amount.value,
      currency: response.amount.currency,
      shopId: response.recipient.account_id,
      metadata: response.metadata,
      confirmationUrl: response.status === 'pending' ? (response.confirmation?.confirmation_url ?? null) : null,
      method: response.payment_method?.type ?? null,
      cardLast4: response.payment_method?.card?.last4 ?? null,
      cancelReason: response.cancellation_details?.reason ?? null,
      refundedKop: response.refunded_amount?.value ?? 0,
      isTest: response.test,
    }),
  )

export const RefundResponse = z
  .object({
    id: Id,
    payment_id: Id,
    status: Settled,
    amount: Amount,
    metadata: z.record(z.string(), z.string()).default({}),
    cancellation_details: Cancellation.optional(),
  })
  .transform(
    (response): GatewayRefund => ({
      id: response.id,
      paymentId: response.payment_id,
      status: response.status,
      amountKop: response.amount.value,
      currency: response.amount.currency,
      metadata: response.metadata,
      cancelReason: response.cancellation_details?.reason ?? null,
    }),
  )

/** A page of a list; the last one has no cursor. */
export const RefundListResponse = z.object({
  items: z.array(RefundResponse),
  next_cursor: z.string().min(1).optional(),
})

export const ReceiptResponse: z.ZodType<GatewayReceipt> = z.object({ id: Id, status: Settled })
