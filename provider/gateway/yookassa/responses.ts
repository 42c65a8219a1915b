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

/** Fields that we do not know are fine: the gateway adds some every year. */
export const PaymentAnswer = z
  .object({
    id: Id,
    status: z.enum(GATEWAY_STATUSES),
    amount: Amount,
    recipient: z.object({ account_id: z.string() }),
    metadata: z.record(z.string(), z.string()).default({}),
    // A payer is sent there: no other protocols.
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
    (answer): GatewayPayment => ({
      id: answer.id,
      status: answer.status,
      amountKop: answer.amount.value,
      currency: answer.amount.currency,
      shopId: answer.recipient.account_id,
      metadata: answer.metadata,
      confirmationUrl: answer.status === 'pending' ? (answer.confirmation?.confirmation_url ?? null) : null,
      method: answer.payment_method?.type ?? null,
      cardLast4: answer.payment_method?.card?.last4 ?? null,
      cancelReason: answer.cancellation_details?.reason ?? null,
      refundedKop: answer.refunded_amount?.value ?? 0,
      isTest: answer.test,
    }),
  )

export const RefundAnswer = z
  .object({
    id: Id,
    payment_id: Id,
    status: Settled,
    amount: Amount,
    metadata: z.record(z.string(), z.string()).default({}),
    cancellation_details: Cancellation.optional(),
  })
  .transform(
    (answer): GatewayRefund => ({
      id: answer.id,
      paymentId: answer.payment_id,
      status: answer.status,
      amountKop: answer.amount.value,
      currency: answer.amount.currency,
      metadata: answer.metadata,
      cancelReason: answer.cancellation_details?.reason ?? null,
    }),
  )

/** A page of a list; the last one has no cursor. */
export const RefundsAnswer = z.object({ items: z.array(RefundAnswer), next_cursor: z.string().min(1).optional() })

export const ReceiptAnswer: z.ZodType<GatewayReceipt> = z.object({ id: Id, status: Settled })
