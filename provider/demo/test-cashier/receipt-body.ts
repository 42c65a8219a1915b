import { z } from 'zod'
import { Amount } from './amount-body'

const MODES = [
  'full_prepayment',
  'partial_prepayment',
  'advance',
  'full_payment',
  'partial_payment',
  'credit',
  'credit_payment',
] as const
const SUBJECTS = [
  'commodity',
  'excise',
  'job',
  'service',
  'gambling_bet',
  'gambling_prize',
  'lottery',
  'lottery_prize',
  'intellectual_activity',
  'payment',
  'agent_commission',
  'property_right',
  'non_operating_gain',
  'insurance_premium',
  'sales_tax',
  'resort_fee',
  'composite',
  'another',
  'marked',
  'non_marked',
  'marked_excise',
  'non_marked_excise',
  'fine',
  'tax',
  'lien',
  'cost',
  'agent_withdrawals',
  'casino',
  'health_insurance',
  'pension_insurance_without_payouts',
  'pension_insurance_with_payouts',
  'health_insurance_without_payouts',
  'health_insurance_with_payouts',
] as const

const Customer = z
  .strictObject({
    full_name: z.string().max(256).optional(),
    inn: z
      .string()
      .regex(/^(\d{10}|\d{12})$/)
      .optional(),
    email: z.email().optional(),
    phone: z
      .string()
      .regex(/^\d{10,15}$/)
      .optional(),
  })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined)

const Item = z.strictObject({
  description: z.string().min(1).max(128),
  quantity: z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d+(\.\d+)?$/)
        .transform(Number),
    ])
    .pipe(z.number().positive()),
  amount: Amount,
  vat_code: z.int().min(1).max(12),
  payment_mode: z.enum(MODES).optional(),
  payment_subject: z.enum(SUBJECTS).optional(),
})

const Settlement = z.strictObject({
  type: z.enum(['cashless', 'prepayment', 'postpayment', 'consideration']),
  amount: Amount,
})

export const CreateReceipt = z
  .strictObject({
    type: z.enum(['payment', 'refund']),
    payment_id: z.string().min(1).optional(),
    refund_id: z.string().min(1).optional(),
    customer: Customer,
    send: z.literal(true),
    items: z.array(Item).min(1).max(100),
    tax_system_code: z.int().min(1).max(6).optional(),
    settlements: z.array(Settlement).min(1),
  })
  .superRefine((body, { addIssue }) => {
    const name = `${body.type}_id` as const
    if (body[name] === undefined) addIssue({ code: 'custom', path: [name], message: 'Receipt of nothing' })
  })
