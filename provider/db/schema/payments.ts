import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { PaymentPurpose } from '@/provider/contract/rules/payments/payment-purposes'
import type { Language } from '@/provider/rules/i18n/language'
import type { ReceiptLine } from '@/provider/rules/payments/receipt-lines'
import type { PaymentState, RefundReason, RefundState } from '@/provider/rules/payments/transitions'
import { identity, instant, money } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
export const payments = pgTable('payments', {
  id: identity('id').primaryKey(),
  publicId: text('public_id').notNull(),
  station: text('station').notNull(),
  purpose: text('purpose').$type<PaymentPurpose>().notNull(),
  bookingId: bigint('booking_id', { mode: 'number' }),
  fineId: bigint('fine_id', { mode: 'number' }),
  damageId: bigint('damage_id', { mode: 'number' }),
  number: text('number').notNull(),
  clientId: bigint('client_id', { mode: 'number' }),
  payerPhone: text('payer_phone'),
  payerEmail: text('payer_email'),
  language: text('language').$type<Language>().notNull(),
  amountKop: money('amount_kop').notNull(),
  currency: text('currency').notNull().default('RUB'),
  state: text('state').$type<PaymentState>().notNull().default('created'),
  gatewayKey: uuid('gateway_key').notNull().defaultRandom(),
  gatewayId: text('gateway_id'),
  confirmationUrl: text('confirmation_url'),
  method: text('method'),
  cardLast4: text('card_last4'),
  cancelReason: text('cancel_reason'),
  quarantine: text('quarantine'),
  attempts: integer('attempts').notNull().default(0),
  askedAt: instant('asked_at'),
  nextAt: instant('next_at').notNull(),
  createdAt: instant('created_at').notNull(),
  endedAt: instant('ended_at'),
})

export const refunds = pgTable('refunds', {
  id: identity('id').primaryKey(),
  paymentId: bigint('payment_id', { mode: 'number' }).notNull(),
  amountKop: money('amount_kop').notNull(),
  reason: text('reason').$type<RefundReason>().notNull(),
  state: text('state').$type<RefundState>().notNull().default('created'),
  gatewayKey: uuid('gateway_key').notNull().defaultRandom(),
  gatewayId: text('gateway_id'),
  cancelReason: text('cancel_reason'),
  attempts: integer('attempts').notNull().default(0),
  nextAt: instant('next_at').notNull(),
  createdAt: instant('created_at').notNull(),
  endedAt: instant('ended_at'),
})

export const receipts = pgTable('receipts', {
  id: identity('id').primaryKey(),
  kind: text('kind').$type<'prepayment' | 'payment' | 'closing' | 'refund'>().notNull(),
  paymentId: bigint('payment_id', { mode: 'number' }).notNull(),
  refundId: bigint('refund_id', { mode: 'number' }),
  amountKop: money('amount_kop').notNull(),
  lines: jsonb('lines').$type<ReceiptLine[]>().notNull(),
  state: text('state').$type<RefundState>().notNull().default('created'),
  gatewayKey: uuid('gateway_key').notNull().defaultRandom(),
  gatewayId: text('gateway_id'),
  attempts: integer('attempts').notNull().default(0),
  nextAt: instant('next_at').notNull(),
  createdAt: instant('created_at').notNull(),
  endedAt: instant('ended_at'),
})
