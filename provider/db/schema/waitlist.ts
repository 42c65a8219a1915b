import { bigint, boolean, inet, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { Language } from '@/provider/rules/i18n/language'
import { consentProof, identity, instant } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
export const waitlistEntries = pgTable('waitlist_entries', {
  id: identity('id').primaryKey(),
  station: text('station').notNull(),
  modelId: integer('model_id').notNull(),
  startAt: instant('start_at').notNull(),
  endAt: instant('end_at').notNull(),
  pickupPlace: integer('pickup_place').notNull(),
  dropoffPlace: integer('dropoff_place').notNull(),
  channel: text('channel').$type<'email' | 'sms'>().notNull(),
  email: text('email'),
  addressHash: text('address_hash'),
  clientId: bigint('client_id', { mode: 'number' }),
  isProved: boolean('is_proved').notNull(),
  network: text('network'),
  language: text('language').$type<Language>().notNull(),
  state: text('state').$type<'waiting' | 'notified' | 'stopped' | 'expired'>().notNull().default('waiting'),
  attempts: smallint('attempts').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  endedAt: instant('ended_at'),
})

export const waitlistConsents = pgTable('waitlist_consents', {
  entryId: bigint('entry_id', { mode: 'number' }).notNull(),
  document: text('document').notNull(),
  version: text('version').notNull(),
  givenAt: instant('given_at').notNull(),
  ip: inet('ip'),
  ...consentProof(),
})

export const waitlistOptOuts = pgTable('waitlist_opt_outs', {
  station: text('station').notNull(),
  addressHash: text('address_hash').notNull(),
  optedOutAt: instant('opted_out_at').notNull(),
})
