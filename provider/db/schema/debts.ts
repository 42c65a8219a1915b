import { sql } from 'drizzle-orm'
import { bigint, date, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { FineStatus } from '@/provider/rules/debts/fine-amount'
import type { Texts } from '@/provider/rules/i18n/language'
import { identity, instant, money } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
export const fines = pgTable('fines', {
  id: identity('id').primaryKey(),
  station: text('station').notNull(),
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  bookingId: bigint('booking_id', { mode: 'number' }),
  carId: integer('car_id').notNull(),
  name: jsonb('name').$type<Texts>().notNull(),
  sizeKop: money('size_kop').notNull(),
  paidKop: money('paid_kop').notNull(),
  date: date('date', { mode: 'string' }).notNull(),
  decisionDate: date('decision_date', { mode: 'string' }).notNull(),
  decisionNumber: text('decision_number').notNull(),
  place: jsonb('place').$type<Texts>().notNull(),
  discountPercent: smallint('discount_percent').notNull(),
  discountUntil: date('discount_until', { mode: 'string' }),
  status: text('status').$type<FineStatus>().notNull(),
  note: jsonb('note').$type<Texts>(),
  /** `YYYY-MM-DD`; null: nothing that tells the client of it has left yet. */
  toldOn: date('told_on', { mode: 'string' }),
})

export const damages = pgTable('damages', {
  /** Its number too, which is drawn. */
  id: bigint('id', { mode: 'number' }).default(sql`draw_damage_number()`).primaryKey(),
  /** The order in which they were written. */
  position: identity('position').notNull(),
  station: text('station').notNull(),
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  bookingId: bigint('booking_id', { mode: 'number' }),
  carId: integer('car_id').notNull(),
  /** Code of the settings' `laterCharges`; null: a damage. */
  charge: text('charge'),
  damage: jsonb('damage').$type<Texts>().notNull(),
  date: date('date', { mode: 'string' }).notNull(),
  costKop: money('cost_kop').notNull(),
  coveredKop: money('covered_kop').notNull(),
  paidKop: money('paid_kop').notNull(),
  status: text('status').$type<'open' | 'paid' | 'covered' | 'disputed' | 'dispute_kept' | 'cancelled'>().notNull(),
  debtKop: money('debt_kop')
    .generatedAlwaysAs(sql`case when status = 'cancelled' then 0 else cost_kop - covered_kop - paid_kop end`)
    .notNull(),
  note: jsonb('note').$type<Texts>(),
  /** `YYYY-MM-DD`; null: nothing that tells the client of it has left yet. */
  toldOn: date('told_on', { mode: 'string' }),
})

export const disputes = pgTable('disputes', {
  id: identity('id').primaryKey(),
  station: text('station').notNull(),
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  fineId: bigint('fine_id', { mode: 'number' }),
  damageId: bigint('damage_id', { mode: 'number' }),
  text: text('text').notNull(),
  createdAt: instant('created_at').notNull(),
})
