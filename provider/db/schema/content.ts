import { date, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Discount, EventItem } from '@/provider/contract/content'
import type { Texts } from '@/provider/rules/i18n/language'
import { instant } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
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
