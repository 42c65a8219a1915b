import { z } from 'zod'
import { Amount } from './amount-body'

const MAX_METADATA_KEYS = 16

const Metadata = z
  .record(z.string().max(32), z.string().max(512))
  .refine((metadata) => Object.keys(metadata).length <= MAX_METADATA_KEYS)

const Locale = z.enum(['ru_RU', 'en_US']).default('ru_RU')
const ReturnUrl = z.url({ protocol: /^https?$/ }).max(2048)

/** Some of v3's ways to confirm; `embedded`, `external` and `mobile_application` are rejected. */
const Confirmation = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('redirect'),
    return_url: ReturnUrl,
    locale: Locale,
    enforce: z.boolean().default(false),
  }),
  z.strictObject({ type: z.literal('qr'), return_url: ReturnUrl.optional(), locale: Locale }),
])

/**
 * The body of a new payment, as strict as v3. What v3 has and this cashier lacks (transfers, deals, saved methods, a
 * receipt with the payment) is rejected: ignored, it would seem to work.
 */
export const CreatePayment = z
  .strictObject({
    amount: Amount,
    capture: z.boolean().default(false),
    description: z.string().max(128).optional(),
    confirmation: Confirmation,
    payment_method_data: z.strictObject({ type: z.enum(['bank_card', 'sbp']) }).optional(),
    save_payment_method: z.literal(false).optional(),
    merchant_customer_id: z.string().min(1).max(200).optional(),
    /** The payer's address, for the gateway's protection against fraud; ignored here. */
    client_ip: z.union([z.ipv4(), z.ipv6()]).optional(),
    metadata: Metadata.default({}),
  })
  .refine(({ confirmation, payment_method_data: method }) => confirmation.type !== 'qr' || method?.type === 'sbp', {
    path: ['payment_method_data'],
    message: 'A QR code is for SBP alone',
  })
  .refine(({ capture, payment_method_data: method }) => capture || method?.type !== 'sbp', {
    path: ['capture'],
    message: 'SBP knows no second stage',
  })

export const CapturePayment = z.strictObject({ amount: Amount.optional() })

export const CancelPayment = z.strictObject({})

export const CreateRefund = z.strictObject({
  payment_id: z.string().min(1),
  amount: Amount,
  description: z.string().max(250).optional(),
  metadata: Metadata.optional(),
})
