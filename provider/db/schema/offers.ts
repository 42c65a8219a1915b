import { bigint, date, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { Texts } from '@/provider/rules/i18n/language'
import { identity } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
export const offers = pgTable('offers', {
  id: identity('id').primaryKey(),
  station: text('station').notNull(),
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  modelId: integer('model_id').notNull(),
  name: jsonb('name').$type<Texts>().notNull(),
  discountPercent: smallint('discount_percent').notNull(),
  cvet: text('cvet').notNull(),
  features: jsonb('features').$type<Texts[]>().notNull(),
  validFrom: date('valid_from', { mode: 'string' }).notNull(),
  validTo: date('valid_to', { mode: 'string' }).notNull(),
  minDays: smallint('min_days').notNull(),
  conditions: jsonb('conditions').$type<Texts>().notNull(),
  state: text('state').$type<'active' | 'reserved' | 'used'>().notNull(),
  bookingId: bigint('booking_id', { mode: 'number' }),
})
