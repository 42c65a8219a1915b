import { boolean, date, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { CarClassId } from '@/provider/contract/rules/cars/car-classes'
import type { Texts } from '@/provider/rules/i18n/language'
import { money } from './columns'

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

export const transfers = pgTable('transfers', {
  modelId: integer('model_id').primaryKey(),
  station: text('station').notNull(),
  classId: text('class_id').$type<CarClassId>().notNull(),
  hourKop: money('hour_kop').notNull(),
  dayKop: money('day_kop').notNull(),
  minHours: smallint('min_hours').notNull(),
  dayHours: smallint('day_hours').notNull(),
  passengers: smallint('passengers').notNull(),
  freeWaitMinutes: smallint('free_wait_minutes').notNull(),
})

export const transferRoutes = pgTable('transfer_routes', {
  station: text('station').notNull(),
  id: text('id').notNull(),
  kind: text('kind').$type<'transfer' | 'excursion'>().notNull(),
  fromPlace: text('from_place'),
  toPlace: text('to_place'),
  distanceKm: integer('distance_km').notNull(),
  hours: smallint('hours').notNull(),
  classes: text('classes').array().$type<CarClassId[]>().notNull(),
  name: jsonb('name').$type<Texts>().notNull(),
  text: jsonb('text').$type<Texts>().notNull(),
  sort: integer('sort').notNull(),
})

export const transferPresets = pgTable('transfer_presets', {
  station: text('station').notNull(),
  id: text('id').notNull(),
  kind: text('kind').$type<'transfer' | 'hour' | 'day'>().notNull(),
  fromPlace: text('from_place'),
  toPlace: text('to_place'),
  flightRequired: boolean('flight_required').notNull(),
  name: jsonb('name').$type<Texts>().notNull(),
  sort: integer('sort').notNull(),
})
