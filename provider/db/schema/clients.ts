import { sql } from 'drizzle-orm'
import { bigint, boolean, date, inet, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Driver } from '@/provider/contract/bookings'
import type { OwnDriver, Verification } from '@/provider/contract/client-drivers'
import type { Language, Texts } from '@/provider/rules/i18n/language'
import { identity, instant } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
export const clients = pgTable('clients', {
  id: identity('id').primaryKey(),
  station: text('station').notNull(),
  /** Null: the client is erased. */
  phone: text('phone'),
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
  emailConfirmedAt: instant('email_confirmed_at'),
  deletedAt: instant('deleted_at'),
})

export const clientConsents = pgTable('client_consents', {
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  document: text('document').notNull(),
  version: text('version').notNull(),
  givenAt: instant('given_at').notNull(),
  ip: inet('ip'),
})

export const driverConsents = pgTable('driver_consents', {
  id: identity('id').primaryKey(),
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  driverId: bigint('driver_id', { mode: 'number' }).notNull(),
  document: text('document').notNull(),
  version: text('version').notNull(),
  givenAt: instant('given_at').notNull(),
  ip: inet('ip'),
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
  ph: text('ph').generatedAlwaysAs(sql`regexp_replace(phone, '[^0-9]', '', 'g')`).notNull(),
  email: text('email').notNull(),
  birthDate: date('birth_date', { mode: 'string' }).notNull(),
  licence: jsonb('licence').$type<OwnDriver['licence']>().notNull(),
  approved: boolean('approved').notNull(),
  verification: text('verification').$type<Verification>().notNull(),
  rejectReason: jsonb('reject_reason').$type<Texts>(),
  consentVersion: text('consent_version'),
  approvedAt: instant('approved_at'),
})
