import {
  bigint,
  boolean,
  cidr,
  date,
  doublePrecision,
  inet,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { BOOKING_STATUSES, type Driver } from '@/provider/contract/bookings'
import type { Price, RentalRequest } from '@/provider/contract/quotes'
import type { CarClassId } from '@/provider/contract/rules/classes'
import type { Language, Texts } from '@/provider/rules/language'
import type { SeasonSpan } from '@/provider/rules/season'
import type { ModelAttributes, StationData } from '@/provider/rules/station'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const money = (name: string) => bigint(name, { mode: 'number' })
const identity = (name: string) => bigint(name, { mode: 'number' }).generatedAlwaysAsIdentity()

export const settings = pgTable('settings', {
  station: text('station').primaryKey(),
  publicStation: text('public_station').notNull(),
  data: jsonb('data').$type<StationData>().notNull(),
})

export const carClasses = pgTable('car_classes', {
  station: text('station').notNull(),
  id: text('id').$type<CarClassId>().notNull(),
  sort: integer('sort').notNull(),
  klassavtomobilya: text('klassavtomobilya').notNull(),
  name: jsonb('name').$type<Texts>().notNull(),
  lead: jsonb('lead').$type<Texts>().notNull(),
  body: text('body').notNull(),
  defaultColour: text('default_colour').notNull(),
})

export const carModels = pgTable('car_models', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  station: text('station').notNull(),
  slug: text('slug').notNull(),
  classId: text('class_id').$type<CarClassId>().notNull(),
  name: text('name').notNull(),
  sort: integer('sort').notNull(),
  listKop: money('list_kop').notNull(),
  salePercent: smallint('sale_percent').notNull(),
  specialKop: money('special_kop').notNull(),
  discount1Percent: smallint('discount1_percent').notNull(),
  discount2Percent: smallint('discount2_percent').notNull(),
  depositKop: money('deposit_kop').notNull(),
  deductibleKop: money('deductible_kop').notNull(),
  overMileageKopPerKm: money('over_mileage_kop_per_km').notNull(),
  minAge: smallint('min_age'),
  minExperienceYears: smallint('min_experience_years'),
  licenceCategory: text('licence_category'),
  selfDrive: boolean('self_drive').notNull(),
  rentalMonths: smallint('rental_months').array().notNull(),
  tags: text('tags').array().notNull(),
  attributes: jsonb('attributes').$type<ModelAttributes>().notNull(),
  description: jsonb('description').$type<Texts>().notNull(),
})

export const cars = pgTable('cars', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  station: text('station').notNull(),
  modelId: integer('model_id').notNull(),
  gosnomer: text('gosnomer').notNull(),
  plateKind: text('plate_kind').$type<'state' | 'inventory'>().notNull(),
  inventoryNumber: text('inventory_number'),
  cvet: text('cvet').notNull(),
  year: smallint('year').notNull(),
  mileageKm: integer('mileage_km').notNull(),
  state: text('state').$type<'active' | 'maintenance' | 'sold'>().notNull(),
})

export const places = pgTable('places', {
  station: text('station').notNull(),
  id: integer('id').notNull(),
  code: text('code').notNull(),
  zone: text('zone').notNull(),
  name: jsonb('name').$type<Texts>().notNull(),
  hint: jsonb('hint').$type<Texts>().notNull(),
  lat: doublePrecision('lat').notNull(),
  lng: doublePrecision('lng').notNull(),
  feeKop: money('fee_kop').notNull(),
  handsOut: boolean('hands_out').notNull(),
  takesBack: boolean('takes_back').notNull(),
  sort: integer('sort').notNull(),
})

export const seasons = pgTable('price_periods', {
  station: text('station').notNull(),
  id: text('id').notNull(),
  name: jsonb('name').$type<Texts>().notNull(),
  coefficientPercent: smallint('coefficient_percent').notNull(),
  priority: smallint('priority').notNull(),
  spans: jsonb('spans').$type<SeasonSpan[]>().notNull(),
})

export const clients = pgTable('clients', {
  id: identity('id').primaryKey(),
  station: text('station').notNull(),
  phone: text('phone').notNull(),
  lastName: text('last_name').notNull(),
  firstName: text('first_name').notNull(),
  middleName: text('middle_name'),
  email: text('email'),
  language: text('language').$type<Language>().notNull(),
  citizenship: text('citizenship').$type<Driver['citizenship']>().notNull(),
  birthDate: date('birth_date', { mode: 'string' }),
  createdAt: instant('created_at').notNull(),
})

const bookingStatus = pgEnum('booking_status', BOOKING_STATUSES)

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
  totalKop: money('total_kop').notNull(),
  price: jsonb('price').$type<Price>(),
  rulesVersion: text('rules_version'),
  rental: jsonb('rental').$type<RentalRequest>(),
  driver: jsonb('driver').$type<Driver>(),
  language: text('language').$type<Language>(),
  keySalt: text('key_salt').notNull(),
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

export const consents = pgTable('consents', {
  id: identity('id').primaryKey(),
  bookingId: bigint('booking_id', { mode: 'number' }).notNull(),
  document: text('document').notNull(),
  version: text('version').notNull(),
  givenAt: instant('given_at').notNull(),
  ip: inet('ip'),
})
