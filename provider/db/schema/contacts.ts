import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core'
import type { Language } from '@/provider/rules/i18n/language'
import { identity, instant, tracking } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
export const messages = pgTable('messages', {
  id: identity('id').primaryKey(),
  station: text('station').notNull(),
  /** Null: nobody was signed in. */
  clientId: bigint('client_id', { mode: 'number' }),
  signedIn: boolean('signed_in').notNull().default(false),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  language: text('language').$type<Language>().notNull(),
  ...tracking(),
  createdAt: instant('created_at').notNull(),
})
