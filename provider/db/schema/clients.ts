import { boolean, date, pgTable, text } from 'drizzle-orm/pg-core'
import type { Driver } from '@/provider/contract/bookings'
import type { Language } from '@/provider/rules/i18n/language'
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
  /** When the owner of the phone said of a booking without a proof that it is not his. */
  notMineAt: instant('not_mine_at'),
  /** The name is what a visitor typed beside the phone: nobody showed that he has it. */
  nameUnproved: boolean('name_unproved').notNull().default(false),
})
