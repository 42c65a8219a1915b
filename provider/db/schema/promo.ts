import { boolean, date, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { CarClassId } from '@/provider/contract/rules/cars/car-classes'
import type { Texts } from '@/provider/rules/i18n/language'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
export const promoCodes = pgTable('promo_codes', {
  station: text('station').notNull(),
  code: text('code').notNull(),
  percent: smallint('percent').notNull(),
  name: jsonb('name').$type<Texts>().notNull(),
  validFrom: date('valid_from', { mode: 'string' }).notNull(),
  validTo: date('valid_to', { mode: 'string' }).notNull(),
  rentalFrom: date('rental_from', { mode: 'string' }),
  rentalTo: date('rental_to', { mode: 'string' }),
  classes: text('classes').array().$type<CarClassId[]>(),
  minDays: smallint('min_days'),
  loginOnly: boolean('login_only').notNull(),
  firstRentalOnly: boolean('first_rental_only').notNull(),
  maxUses: integer('max_uses'),
  usedBefore: integer('used_before').notNull(),
  perClient: integer('per_client'),
  partner: text('partner'),
  active: boolean('active').notNull(),
})
