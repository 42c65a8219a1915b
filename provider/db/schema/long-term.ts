import { bigint, boolean, date, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { LongTermRequestState } from '@/provider/contract/rules/long-term/long-term-request'
import type { Language } from '@/provider/rules/i18n/language'
import { identity, instant, money, tracking } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
export const longTermTariffs = pgTable('long_term_tariffs', {
  modelId: integer('model_id').primaryKey(),
  mileagePerMonthKm: integer('mileage_per_month_km').notNull(),
  overMileageKopPerKm: money('over_mileage_kop_per_km').notNull(),
  depositKop: money('deposit_kop').notNull(),
  includes: text('includes').array().notNull(),
  excludes: text('excludes').array().notNull(),
})

export const longTermPrices = pgTable('long_term_prices', {
  modelId: integer('model_id').notNull(),
  months: smallint('months').notNull(),
  monthKop: money('month_kop').notNull(),
})

export const longTermCars = pgTable('long_term_cars', {
  carId: integer('car_id').primaryKey(),
  freeFrom: date('free_from', { mode: 'string' }).notNull(),
})

export const longTermRequests = pgTable('long_term_requests', {
  id: identity('id').primaryKey(),
  number: text('number').notNull(),
  station: text('station').notNull(),
  /** Null: nobody was signed in. */
  clientId: bigint('client_id', { mode: 'number' }),
  signedIn: boolean('signed_in').notNull().default(false),
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
