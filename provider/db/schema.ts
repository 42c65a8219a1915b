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
import { BOOKING_STATUSES, type Driver, type ExtraDriver } from '@/provider/contract/bookings'
import type { ExtraOffer } from '@/provider/contract/options'
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
  mileageOption: boolean('mileage_option').notNull().default(false),
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
  lastName: text('last_name'),
  firstName: text('first_name').notNull(),
  middleName: text('middle_name'),
  email: text('email'),
  language: text('language').$type<Language>().notNull(),
  citizenship: text('citizenship').$type<Driver['citizenship']>(),
  birthDate: date('birth_date', { mode: 'string' }),
  createdAt: instant('created_at').notNull(),
})

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
  holdVisitor: text('hold_visitor'),
  renewals: smallint('renewals').notNull().default(0),
  totalKop: money('total_kop').notNull(),
  price: jsonb('price').$type<Price>(),
  rulesVersion: text('rules_version'),
  rental: jsonb('rental').$type<RentalRequest>(),
  driver: jsonb('driver').$type<Driver>(),
  extraDrivers: jsonb('extra_drivers').$type<ExtraDriver[]>().notNull(),
  flight: text('flight').notNull(),
  liabilityKop: money('liability_kop'),
  paidKop: money('paid_kop').notNull().default(0),
  refundKop: money('refund_kop'),
  refundStartAt: instant('refund_start_at'),
  language: text('language').$type<Language>(),
  keySalt: text('key_salt').notNull(),
  promoCode: text('promo_code'),
  createdAt: instant('created_at').notNull(),
})

export const bookingExtras = pgTable('booking_extras', {
  bookingId: bigint('booking_id', { mode: 'number' }).notNull(),
  extraCode: text('extra_code').notNull(),
  station: text('station').notNull(),
  quantity: smallint('quantity').notNull(),
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
  bookingId: bigint('booking_id', { mode: 'number' }),
  callbackId: bigint('callback_id', { mode: 'number' }),
  document: text('document').notNull(),
  version: text('version').notNull(),
  givenAt: instant('given_at').notNull(),
  ip: inet('ip'),
})

export const callbacks = pgTable('callbacks', {
  id: identity('id').primaryKey(),
  station: text('station').notNull(),
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  partner: text('partner'),
  affiliate: text('affiliate'),
  spId: text('sp_id'),
  ubtcid: text('ubtcid'),
  ymUid: text('ym_uid'),
  referer: text('referer'),
  createdAt: instant('created_at').notNull(),
})
