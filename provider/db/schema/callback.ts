import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant, tracking } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
export const callbacks = pgTable('callbacks', {
  id: identity('id').primaryKey(),
  station: text('station').notNull(),
  /** Null: nobody was signed in. */
  clientId: bigint('client_id', { mode: 'number' }),
  signedIn: boolean('signed_in').notNull().default(false),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  partner: text('partner'),
  affiliate: text('affiliate'),
  ...tracking(),
  createdAt: instant('created_at').notNull(),
})
