import { z } from 'zod'
import { kopecksIn } from '../amount'

const MAX_METADATA_KEYS = 16

const Amount = z.object({
  value: z.string().refine((text) => (kopecksIn(text) ?? 0) > 0 && /\.\d\d$/.test(text), 'must be like 100.00'),
  currency: z.literal('RUB'),
})

const Metadata = z
  .record(z.string().max(32), z.string().max(512))
  .refine((metadata) => Object.keys(metadata).length <= MAX_METADATA_KEYS)

/** As strict as v3 is; what it knows and we do not is passed over. */
export const CreatePayment = z.object({
  amount: Amount,
  capture: z.boolean().default(false),
  description: z.string().max(128).optional(),
  confirmation: z.object({
    type: z.literal('redirect'),
    return_url: z.url({ protocol: /^https?$/ }).max(2048),
    locale: z.enum(['ru_RU', 'en_US']).default('ru_RU'),
  }),
  metadata: Metadata.default({}),
})

export const CapturePayment = z.object({ amount: Amount.optional() })

export const CreateRefund = z.object({
  payment_id: z.string().min(1),
  amount: Amount,
  description: z.string().max(250).optional(),
  metadata: Metadata.optional(),
})

export const CreateReceipt = z
  .object({
    type: z.enum(['payment', 'refund']),
    payment_id: z.string().min(1).optional(),
    refund_id: z.string().min(1).optional(),
    customer: z
      .object({
        email: z.email().optional(),
        phone: z
          .string()
          .regex(/^\d{10,15}$/)
          .optional(),
      })
      .refine(({ email, phone }) => email !== undefined || phone !== undefined),
    send: z.literal(true),
    items: z
      .array(
        z.object({
          description: z.string().min(1).max(128),
          quantity: z.coerce.number().positive(),
          amount: Amount,
          vat_code: z.int().min(1).max(10),
          payment_mode: z.string().optional(),
          payment_subject: z.string().optional(),
        }),
      )
      .min(1)
      .max(100),
    tax_system_code: z.int().min(1).max(6).optional(),
    settlements: z
      .array(z.object({ type: z.enum(['cashless', 'prepayment', 'postpayment', 'consideration']), amount: Amount }))
      .min(1),
  })
  .refine((body) => (body.type === 'payment' ? body.payment_id : body.refund_id) !== undefined, {
    path: ['payment_id'],
  })
