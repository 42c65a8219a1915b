import { boolean, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Arrival } from '@/provider/contract/rules/bookings/meeting'
import type { Texts } from '@/provider/rules/i18n/language'
import { money } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
export const places = pgTable('places', {
  station: text('station').notNull(),
  id: integer('id').notNull(),
  code: text('code').notNull(),
  zone: text('zone').notNull(),
  name: jsonb('name').$type<Texts>().notNull(),
  /** Hint for the pick-up; `returnHint`: for the return. */
  hint: jsonb('hint').$type<Texts>().notNull(),
  returnHint: jsonb('return_hint').$type<Texts>().notNull(),
  lat: doublePrecision('lat').notNull(),
  lng: doublePrecision('lng').notNull(),
  feeKop: money('fee_kop').notNull(),
  handsOut: boolean('hands_out').notNull(),
  takesBack: boolean('takes_back').notNull(),
  sort: integer('sort').notNull(),
  arrival: text('arrival').$type<Arrival>(),
  needsAddress: boolean('needs_address').notNull().default(false),
  /** The nearest petrol station. */
  fuel: jsonb('fuel').$type<{ name: Texts; lat: number; lng: number }>(),
})
