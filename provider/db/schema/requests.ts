import { bigint, date, inet, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { LongTermRequestState } from '@/provider/contract/rules/long-term/long-term-request'
import type { Language } from '@/provider/rules/i18n/language'
import { identity, instant, money, tracking } from './columns'

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

export const longTermRequests = pgTable('long_term_requests', {
  id: identity('id').primaryKey(),
  number: text('number').notNull(),
  station: text('station').notNull(),
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  carId: integer('car_id').notNull(),
  lastName: text('last_name').notNull(),
  firstName: text('first_name').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  company: text('company'),
  months: smallint('months').notNull(),
  startOn: date('start_on', { mode: 'string' }).notNull(),
  monthKop: money('month_kop').notNull(),
  blockId: bigint('block_id', { mode: 'number' }),
  comment: text('comment').notNull(),
  partner: text('partner'),
  affiliate: text('affiliate'),
  language: text('language').$type<Language>().notNull(),
  state: text('state').$type<LongTermRequestState>().notNull(),
  ...tracking(),
  createdAt: instant('created_at').notNull(),
})

export const longTermRequestHistory = pgTable('long_term_request_history', {
  id: identity('id').primaryKey(),
  requestId: bigint('request_id', { mode: 'number' }).notNull(),
  state: text('state').$type<LongTermRequestState>().notNull(),
  actor: text('actor').$type<'client' | 'branch' | 'system'>().notNull(),
  at: instant('at').notNull(),
  reason: text('reason'),
})

export const longTermRequestConsents = pgTable('long_term_request_consents', {
  requestId: bigint('request_id', { mode: 'number' }).notNull(),
  document: text('document').notNull(),
  version: text('version').notNull(),
  givenAt: instant('given_at').notNull(),
  ip: inet('ip'),
})
