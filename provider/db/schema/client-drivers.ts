import { sql } from 'drizzle-orm'
import { bigint, boolean, date, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { OwnDriver, Verification } from '@/provider/contract/client-drivers'
import type { Texts } from '@/provider/rules/i18n/language'
import { identity, instant } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
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
