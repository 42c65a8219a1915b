import { bigint, boolean, date, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { CarClassId } from '@/provider/contract/rules/cars/car-classes'
import type { TransferKind } from '@/provider/contract/rules/transfers/transfer-order'
import type { TransferPrice } from '@/provider/contract/transfers'
import type { Language, Texts } from '@/provider/rules/i18n/language'
import type { TransferOrderStatus } from '@/provider/rules/transfers/transitions'
import { identity, instant, money, tracking } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
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

export const chauffeurs = pgTable('chauffeurs', {
  station: text('station').notNull(),
  id: text('id').notNull(),
  sort: integer('sort').notNull(),
  publishedOn: date('published_on', { mode: 'string' }),
  experienceYears: smallint('experience_years').notNull(),
  languages: text('languages').array().$type<Language[]>().notNull(),
  classes: text('classes').array().notNull(),
  name: jsonb('name').$type<Texts>().notNull(),
  text: jsonb('text').$type<Texts>().notNull(),
})

export const transferOrders = pgTable('transfer_orders', {
  id: identity('id').primaryKey(),
  number: text('number').notNull(),
  station: text('station').notNull(),
  /** Null: nobody was signed in. */
  clientId: bigint('client_id', { mode: 'number' }),
  signedIn: boolean('signed_in').notNull().default(false),
  modelId: integer('model_id').notNull(),
  status: text('status').$type<TransferOrderStatus>().notNull(),
  kind: text('kind').$type<TransferKind>().notNull(),
  routeId: text('route_id'),
  fromPlace: text('from_place'),
  toPlace: text('to_place'),
  fromAddress: text('from_address').notNull(),
  toAddress: text('to_address').notNull(),
  startAt: instant('start_at').notNull(),
  backAt: instant('back_at'),
  hours: smallint('hours').notNull(),
  passengers: smallint('passengers').notNull(),
  childSeats: smallint('child_seats').notNull(),
  flight: text('flight').notNull(),
  sign: text('sign').notNull(),
  driverLanguage: text('driver_language').$type<Language>(),
  comment: text('comment').notNull(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  language: text('language').$type<Language>().notNull(),
  price: jsonb('price').$type<TransferPrice>().notNull(),
  totalKop: money('total_kop').notNull(),
  isFrom: boolean('is_from').notNull(),
  driverName: text('driver_name'),
  driverPhone: text('driver_phone'),
  plate: text('plate'),
  partner: text('partner'),
  affiliate: text('affiliate'),
  ...tracking(),
  createdAt: instant('created_at').notNull(),
})

export const transferOrderHistory = pgTable('transfer_order_history', {
  id: identity('id').primaryKey(),
  orderId: bigint('order_id', { mode: 'number' }).notNull(),
  status: text('status').$type<TransferOrderStatus>().notNull(),
  actor: text('actor').$type<'client' | 'branch' | 'system'>().notNull(),
  at: instant('at').notNull(),
  reason: text('reason'),
})
