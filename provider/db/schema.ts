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
  uuid,
} from 'drizzle-orm/pg-core'
import type { DriversAnswer, MilesAnswer } from '@/provider/contract/account'
import { BOOKING_STATUSES, type Driver, type ExtraDriver } from '@/provider/contract/bookings'
import type { Discount, EventItem, Partner } from '@/provider/contract/content'
import type { ExtraOffer } from '@/provider/contract/options'
import type { Price, RentalRequest } from '@/provider/contract/quotes'
import type { CarClassId } from '@/provider/contract/rules/classes'
import type { CodePurpose } from '@/provider/contract/rules/codes'
import type { Language, Texts } from '@/provider/rules/language'
import type { Channel, MessageKind } from '@/provider/rules/message-texts'
import type { MilesAccount } from '@/provider/rules/miles'
import type { SeasonSpan } from '@/provider/rules/season'
import type { ModelAttributes, StationData } from '@/provider/rules/station'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const money = (name: string) => bigint(name, { mode: 'number' })
/** As the visitor's cookies had them, each only when it was sent. */
const tracking = () => ({
  spId: text('sp_id'),
  ubtcid: text('ubtcid'),
  ymUid: text('ym_uid'),
  referer: text('referer'),
})
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
  passwordHash: text('password_hash'),
  registeredAt: instant('registered_at'),
})

export const clientConsents = pgTable('client_consents', {
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  document: text('document').notNull(),
  version: text('version').notNull(),
  givenAt: instant('given_at').notNull(),
  ip: inet('ip'),
})

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey().defaultRandom(),
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  sidHash: text('sid_hash').notNull(),
  tokenHash: text('token_hash').notNull(),
  deviceHash: text('device_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
})

export const codes = pgTable('codes', {
  id: identity('id').primaryKey(),
  requestHash: text('request_hash').notNull(),
  purpose: text('purpose').$type<CodePurpose>().notNull(),
  phone: text('phone').notNull(),
  codeHash: text('code_hash').notNull(),
  network: text('network'),
  tries: smallint('tries').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  sentAt: instant('sent_at'),
  usedAt: instant('used_at'),
})

export const outbox = pgTable('outbox', {
  id: identity('id').primaryKey(),
  station: text('station').notNull(),
  kind: text('kind').$type<MessageKind>().notNull(),
  channel: text('channel').$type<Channel>().notNull(),
  phone: text('phone').notNull(),
  codeId: bigint('code_id', { mode: 'number' }),
  params: jsonb('params').$type<Record<string, string>>().notNull(),
  state: text('state').$type<'waiting' | 'sent' | 'discarded' | 'failed'>().notNull().default('waiting'),
  attempts: smallint('attempts').notNull().default(0),
  nextAt: instant('next_at').notNull(),
  expiresAt: instant('expires_at'),
  createdAt: instant('created_at').notNull(),
  endedAt: instant('ended_at'),
})

export const outboxKept = pgTable('outbox_kept', {
  id: identity('id').primaryKey(),
  channel: text('channel').$type<Channel>().notNull(),
  address: text('address').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  keptAt: instant('kept_at').notNull(),
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
  confirmedNetwork: text('confirmed_network'),
  confirmedNetworkUntil: instant('confirmed_network_until'),
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
  distanceKm: integer('distance_km'),
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
  ...tracking(),
  createdAt: instant('created_at').notNull(),
})

export const messages = pgTable('messages', {
  id: identity('id').primaryKey(),
  station: text('station').notNull(),
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  language: text('language').$type<Language>().notNull(),
  ...tracking(),
  createdAt: instant('created_at').notNull(),
})

export const messageConsents = pgTable('message_consents', {
  messageId: bigint('message_id', { mode: 'number' }).notNull(),
  document: text('document').notNull(),
  version: text('version').notNull(),
  givenAt: instant('given_at').notNull(),
  ip: inet('ip'),
})

export const news = pgTable('news', {
  station: text('station').notNull(),
  slug: text('slug').notNull(),
  publishedOn: date('published_on', { mode: 'string' }),
  title: jsonb('title').$type<Texts>().notNull(),
  lead: jsonb('lead').$type<Texts>().notNull(),
  body: jsonb('body').$type<Texts[]>().notNull(),
})

export const events = pgTable('events', {
  station: text('station').notNull(),
  id: integer('id').notNull(),
  kind: text('kind').notNull(),
  tag: text('tag').$type<EventItem['tag']>().notNull(),
  publishedOn: date('published_on', { mode: 'string' }),
  startsAt: instant('starts_at'),
  endsAt: instant('ends_at'),
  placeName: jsonb('place_name').$type<Texts>(),
  lat: doublePrecision('lat'),
  lng: doublePrecision('lng'),
  promoCode: text('promo_code'),
  carSlugs: text('car_slugs').array().notNull(),
  title: jsonb('title').$type<Texts>().notNull(),
  lead: jsonb('lead').$type<Texts>().notNull(),
  body: jsonb('body').$type<Texts[]>().notNull(),
})

export const faqGroups = pgTable('faq_groups', {
  station: text('station').notNull(),
  id: text('id').notNull(),
  sort: integer('sort').notNull(),
  title: jsonb('title').$type<Texts>().notNull(),
})

export const faqQuestions = pgTable('faq_questions', {
  station: text('station').notNull(),
  id: text('id').notNull(),
  groupId: text('group_id').notNull(),
  sort: integer('sort').notNull(),
  publishedOn: date('published_on', { mode: 'string' }),
  question: jsonb('question').$type<Texts>().notNull(),
  answer: jsonb('answer').$type<Texts>().notNull(),
})

export const discounts = pgTable('discounts', {
  station: text('station').notNull(),
  id: text('id').notNull(),
  sort: integer('sort').notNull(),
  rule: text('rule').$type<Discount['rule']>().notNull(),
  promoCode: text('promo_code'),
  validFrom: date('valid_from', { mode: 'string' }),
  validTo: date('valid_to', { mode: 'string' }),
  publishedOn: date('published_on', { mode: 'string' }),
  title: jsonb('title').$type<Texts>().notNull(),
  text: jsonb('text').$type<Texts>().notNull(),
})

export const partners = pgTable('partners', {
  station: text('station').notNull(),
  id: text('id').notNull(),
  sort: integer('sort').notNull(),
  kind: text('kind').$type<Partner['kind']>().notNull(),
  url: text('url').notNull(),
  publishedOn: date('published_on', { mode: 'string' }),
  name: jsonb('name').$type<Texts>().notNull(),
  text: jsonb('text').$type<Texts>().notNull(),
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

export const offices = pgTable('offices', {
  station: text('station').notNull(),
  id: text('id').notNull(),
  sort: integer('sort').notNull(),
  placeCode: text('place_code').notNull(),
  publishedOn: date('published_on', { mode: 'string' }),
  title: jsonb('title').$type<Texts>().notNull(),
  lead: jsonb('lead').$type<Texts>().notNull(),
  body: jsonb('body').$type<Texts[]>().notNull(),
  facilities: jsonb('facilities').$type<Texts[]>().notNull(),
})

export const partnerRequests = pgTable('partner_requests', {
  id: identity('id').primaryKey(),
  station: text('station').notNull(),
  company: text('company').notNull(),
  contactName: text('contact_name').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  site: text('site').notNull(),
  kind: text('kind').notNull(),
  city: text('city').notNull(),
  message: text('message').notNull(),
  language: text('language').$type<Language>().notNull(),
  ...tracking(),
  createdAt: instant('created_at').notNull(),
})

export const partnerRequestConsents = pgTable('partner_request_consents', {
  requestId: bigint('request_id', { mode: 'number' }).notNull(),
  document: text('document').notNull(),
  version: text('version').notNull(),
  givenAt: instant('given_at').notNull(),
  ip: inet('ip'),
})

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
  fromPlace: text('from_place'),
  toPlace: text('to_place'),
  distanceKm: integer('distance_km').notNull(),
  hours: smallint('hours').notNull(),
  classes: text('classes').array().$type<CarClassId[]>().notNull(),
  name: jsonb('name').$type<Texts>().notNull(),
  text: jsonb('text').$type<Texts>().notNull(),
  sort: integer('sort').notNull(),
})

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
  status: text('status').$type<'new' | 'overdue' | 'paid' | 'disputed' | 'dispute_kept' | 'cancelled'>().notNull(),
  note: jsonb('note').$type<Texts>(),
})

export const damages = pgTable('damages', {
  id: identity('id').primaryKey(),
  station: text('station').notNull(),
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  bookingId: bigint('booking_id', { mode: 'number' }),
  carId: integer('car_id').notNull(),
  damage: jsonb('damage').$type<Texts>().notNull(),
  date: date('date', { mode: 'string' }).notNull(),
  costKop: money('cost_kop').notNull(),
  coveredKop: money('covered_kop').notNull(),
  paidKop: money('paid_kop').notNull(),
  status: text('status').$type<'open' | 'paid' | 'covered' | 'disputed' | 'cancelled'>().notNull(),
  debtKop: money('debt_kop').notNull(),
  note: jsonb('note').$type<Texts>(),
})

export const offers = pgTable('offers', {
  id: identity('id').primaryKey(),
  station: text('station').notNull(),
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  modelId: integer('model_id').notNull(),
  name: jsonb('name').$type<Texts>().notNull(),
  priceDiscountKop: money('price_discount_kop').notNull(),
  discountPercent: smallint('discount_percent').notNull(),
  cvet: text('cvet').notNull(),
  features: jsonb('features').$type<Texts[]>().notNull(),
  validFrom: date('valid_from', { mode: 'string' }).notNull(),
  validTo: date('valid_to', { mode: 'string' }).notNull(),
  minDays: smallint('min_days').notNull(),
  conditions: jsonb('conditions').$type<Texts>().notNull(),
  state: text('state').$type<'active' | 'reserved' | 'used'>().notNull(),
})

export const drivers = pgTable('drivers', {
  id: identity('id').primaryKey(),
  station: text('station').notNull(),
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  lastName: text('last_name').notNull(),
  firstName: text('first_name').notNull(),
  middleName: text('middle_name'),
  noPatronymic: boolean('no_patronymic').notNull(),
  phone: text('phone').notNull(),
  ph: text('ph').notNull(),
  email: text('email').notNull(),
  birthDate: date('birth_date', { mode: 'string' }).notNull(),
  licence: jsonb('licence').notNull(),
  approved: boolean('approved').notNull(),
  verification: text('verification').$type<DriversAnswer['items'][number]['verification']>().notNull(),
  rejectReason: jsonb('reject_reason').$type<Texts>(),
})

export const mileEntries = pgTable('mile_entries', {
  id: identity('id').primaryKey(),
  station: text('station').notNull(),
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  fromAccount: text('from_account').$type<MilesAccount>().notNull(),
  toAccount: text('to_account').$type<MilesAccount>().notNull(),
  miles: integer('miles').notNull(),
  state: text('state').$type<MilesAnswer['items'][number]['state']>().notNull(),
  at: instant('at').notNull(),
  expiresOn: date('expires_on', { mode: 'string' }),
  bookingId: bigint('booking_id', { mode: 'number' }),
  settlesId: bigint('settles_id', { mode: 'number' }),
  text: jsonb('text').$type<Texts>().notNull(),
})
