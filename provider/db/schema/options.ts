import { bigint, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { ExtraOffer } from '@/provider/contract/options'
import type { CarClassId } from '@/provider/contract/rules/cars/car-classes'
import type { Texts } from '@/provider/rules/i18n/language'
import { money } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
export const extras = pgTable('extras', {
  station: text('station').notNull(),
  code: text('code').notNull(),
  name: jsonb('name').$type<Texts>().notNull(),
  note: jsonb('note').$type<Texts>().notNull(),
  unit: text('unit').$type<ExtraOffer['unit']>().notNull(),
  priceKop: money('price_kop').notNull(),
  capKop: money('cap_kop'),
  maxQuantity: smallint('max_quantity').notNull(),
  stock: integer('stock'),
  classes: text('classes').array().$type<CarClassId[]>(),
  sort: integer('sort').notNull(),
})

export const bookingExtras = pgTable('booking_extras', {
  bookingId: bigint('booking_id', { mode: 'number' }).notNull(),
  extraCode: text('extra_code').notNull(),
  station: text('station').notNull(),
  quantity: smallint('quantity').notNull(),
})
