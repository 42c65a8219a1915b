import { bigint, inet, pgTable, text } from 'drizzle-orm/pg-core'
import type { Language } from '@/provider/rules/language'
import { identity, instant, tracking } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
export const consents = pgTable('consents', {
  id: identity('id').primaryKey(),
  bookingId: bigint('booking_id', { mode: 'number' }),
  callbackId: bigint('callback_id', { mode: 'number' }),
  document: text('document').notNull(),
  version: text('version').notNull(),
  givenAt: instant('given_at').notNull(),
  ip: inet('ip'),
})

export const callbacks = pgTable('callbacks', {
  id: identity('id').primaryKey(),
  station: text('station').notNull(),
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  partner: text('partner'),
  affiliate: text('affiliate'),
  ...tracking(),
  createdAt: instant('created_at').notNull(),
})

export const messages = pgTable('messages', {
  id: identity('id').primaryKey(),
  station: text('station').notNull(),
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  language: text('language').$type<Language>().notNull(),
  ...tracking(),
  createdAt: instant('created_at').notNull(),
})

export const messageConsents = pgTable('message_consents', {
  messageId: bigint('message_id', { mode: 'number' }).notNull(),
  document: text('document').notNull(),
  version: text('version').notNull(),
  givenAt: instant('given_at').notNull(),
  ip: inet('ip'),
})

export const partnerRequests = pgTable('partner_requests', {
  id: identity('id').primaryKey(),
  station: text('station').notNull(),
  company: text('company').notNull(),
  contactName: text('contact_name').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  site: text('site').notNull(),
  kind: text('kind').notNull(),
  city: text('city').notNull(),
  message: text('message').notNull(),
  language: text('language').$type<Language>().notNull(),
  ...tracking(),
  createdAt: instant('created_at').notNull(),
})

export const partnerRequestConsents = pgTable('partner_request_consents', {
  requestId: bigint('request_id', { mode: 'number' }).notNull(),
  document: text('document').notNull(),
  version: text('version').notNull(),
  givenAt: instant('given_at').notNull(),
  ip: inet('ip'),
})
