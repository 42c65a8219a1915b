import { boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Partner } from '@/provider/contract/content'
import type { Language, Texts } from '@/provider/rules/i18n/language'
import { identity, instant, tracking } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
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

export const partnerRequests = pgTable('partner_requests', {
  id: identity('id').primaryKey(),
  station: text('station').notNull(),
  signedIn: boolean('signed_in').notNull().default(false),
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
