import { bigint, boolean, cidr, integer, jsonb, pgEnum, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { BOOKING_STATUSES, type Driver, type ExtraDriver } from '@/provider/contract/bookings'
import type { Price, RentalRequest } from '@/provider/contract/quotes'
import type { MeetingFields } from '@/provider/contract/rules/bookings/meeting'
import type { Language } from '@/provider/rules/i18n/language'
import { identity, instant, money } from './columns'

const bookingStatus = pgEnum('booking_status', BOOKING_STATUSES)

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
export const bookings = pgTable('bookings', {
  id: identity('id').primaryKey(),
  station: text('station').notNull(),
  number: text('number').notNull(),
  kind: text('kind').$type<'booking' | 'block'>().notNull(),
  carId: integer('car_id').notNull(),
  modelId: integer('model_id').notNull(),
  clientId: bigint('client_id', { mode: 'number' }),
  startAt: instant('start_at').notNull(),
  endAt: instant('end_at').notNull(),
  blockedUntil: instant('blocked_until').notNull(),
  status: bookingStatus('status').notNull(),
  holdUntil: instant('hold_until'),
  holdNetwork: cidr('hold_network'),
  holdVisitor: text('hold_visitor'),
  confirmedNetwork: text('confirmed_network'),
  confirmedWideNetwork: text('confirmed_wide_network'),
  confirmedNetworkUntil: instant('confirmed_network_until'),
  renewals: smallint('renewals').notNull().default(0),
  totalKop: money('total_kop').notNull(),
  price: jsonb('price').$type<Price>(),
  rulesVersion: text('rules_version'),
  rental: jsonb('rental').$type<RentalRequest>(),
  driver: jsonb('driver').$type<Driver>(),
  extraDrivers: jsonb('extra_drivers').$type<ExtraDriver[]>().notNull(),
  flight: text('flight').notNull(),
  meeting: jsonb('meeting').$type<MeetingFields>().notNull(),
  liabilityKop: money('liability_kop'),
  paidKop: money('paid_kop').notNull().default(0),
  refundKop: money('refund_kop'),
  refundStartAt: instant('refund_start_at'),
  language: text('language').$type<Language>(),
  keySalt: text('key_salt').notNull(),
  promoCode: text('promo_code'),
  partner: text('partner'),
  affiliate: text('affiliate'),
  distanceKm: integer('distance_km'),
  signedIn: boolean('signed_in').notNull().default(false),
  provedBy: text('proved_by').$type<'session' | 'code' | 'branch'>(),
  unprovedAt: instant('unproved_at'),
  unprovedNetwork: text('unproved_network'),
  milesCounted: bookingStatus('miles_counted'),
  createdAt: instant('created_at').notNull(),
})

export const bookingStatusHistory = pgTable('booking_status_history', {
  id: identity('id').primaryKey(),
  bookingId: bigint('booking_id', { mode: 'number' }).notNull(),
  status: bookingStatus('status').notNull(),
  actor: text('actor').$type<'client' | 'branch' | 'gateway' | 'system'>().notNull(),
  at: instant('at').notNull(),
  reason: text('reason'),
})

type People = { driver: Driver; extraDrivers: ExtraDriver[]; flight: string; meeting: MeetingFields }

// Only the columns that queries read; `recordChange` writes in SQL what was replaced by what.
export const bookingChanges = pgTable('booking_changes', {
  id: identity('id').primaryKey(),
  bookingId: bigint('booking_id', { mode: 'number' }).notNull(),
  actor: text('actor').$type<'client' | 'branch' | 'system'>().notNull(),
  at: instant('at').notNull(),
  rentalBefore: jsonb('rental_before').$type<RentalRequest>().notNull(),
  priceBefore: jsonb('price_before').$type<Price>().notNull(),
  peopleBefore: jsonb('people_before').$type<People>().notNull(),
})

/** What the odometer said. */
export const handOvers = pgTable('hand_overs', {
  bookingId: bigint('booking_id', { mode: 'number' }).notNull(),
  kind: text('kind').$type<'out' | 'back'>().notNull(),
  carId: integer('car_id').notNull(),
  mileageKm: integer('mileage_km').notNull(),
  at: instant('at').notNull(),
})
