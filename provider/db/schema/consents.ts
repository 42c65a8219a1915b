import { bigint, date, inet, pgTable, text } from 'drizzle-orm/pg-core'
import { consentProof, identity, instant } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
export const consents = pgTable('consents', {
  id: identity('id').primaryKey(),
  bookingId: bigint('booking_id', { mode: 'number' }),
  callbackId: bigint('callback_id', { mode: 'number' }),
  document: text('document').notNull(),
  version: text('version').notNull(),
  givenAt: instant('given_at').notNull(),
  ip: inet('ip'),
  ...consentProof(),
})

export const clientConsents = pgTable('client_consents', {
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  document: text('document').notNull(),
  version: text('version').notNull(),
  givenAt: instant('given_at').notNull(),
  ip: inet('ip'),
  ...consentProof(),
})

export const driverConsents = pgTable('driver_consents', {
  id: identity('id').primaryKey(),
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  driverId: bigint('driver_id', { mode: 'number' }).notNull(),
  document: text('document').notNull(),
  version: text('version').notNull(),
  givenAt: instant('given_at').notNull(),
  ip: inet('ip'),
  ...consentProof(),
})

export const marketingConsents = pgTable('marketing_consents', {
  id: identity('id').primaryKey(),
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  version: date('version', { mode: 'string' }).notNull(),
  givenAt: instant('given_at').notNull(),
  ip: inet('ip'),
  ...consentProof(),
  withdrawnAt: instant('withdrawn_at'),
})

export const messageConsents = pgTable('message_consents', {
  messageId: bigint('message_id', { mode: 'number' }).notNull(),
  document: text('document').notNull(),
  version: text('version').notNull(),
  givenAt: instant('given_at').notNull(),
  ip: inet('ip'),
  ...consentProof(),
})

export const partnerRequestConsents = pgTable('partner_request_consents', {
  requestId: bigint('request_id', { mode: 'number' }).notNull(),
  document: text('document').notNull(),
  version: text('version').notNull(),
  givenAt: instant('given_at').notNull(),
  ip: inet('ip'),
  ...consentProof(),
})

export const longTermRequestConsents = pgTable('long_term_request_consents', {
  requestId: bigint('request_id', { mode: 'number' }).notNull(),
  document: text('document').notNull(),
  version: text('version').notNull(),
  givenAt: instant('given_at').notNull(),
  ip: inet('ip'),
  ...consentProof(),
})

export const transferOrderConsents = pgTable('transfer_order_consents', {
  orderId: bigint('order_id', { mode: 'number' }).notNull(),
  document: text('document').notNull(),
  version: text('version').notNull(),
  givenAt: instant('given_at').notNull(),
  ip: inet('ip'),
  ...consentProof(),
})

export const paymentConsents = pgTable('payment_consents', {
  paymentId: bigint('payment_id', { mode: 'number' }).notNull(),
  document: text('document').notNull(),
  version: text('version').notNull(),
  givenAt: instant('given_at').notNull(),
  ip: inet('ip'),
  ...consentProof(),
})
