import { sql } from 'drizzle-orm'
import { bigint, date, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { Texts } from '@/provider/rules/i18n/language'
import type { MilesAccount } from '@/provider/rules/miles/accounts'
import { identity, instant } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
export const mileEntries = pgTable('mile_entries', {
  id: identity('id').primaryKey(),
  station: text('station').notNull(),
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  fromAccount: text('from_account').$type<MilesAccount>().notNull(),
  toAccount: text('to_account').$type<MilesAccount>().notNull(),
  miles: integer('miles').notNull(),
  state: text('state')
    .$type<'pending' | 'credited' | 'spent' | 'expired'>()
    .generatedAlwaysAs(
      sql`case to_account when 'client:pending' then 'pending' when 'program:spent' then 'spent' when 'program:expired' then 'expired' else 'credited' end`,
    )
    .notNull(),
  at: instant('at').notNull(),
  expiresOn: date('expires_on', { mode: 'string' }),
  bookingId: bigint('booking_id', { mode: 'number' }),
  settlesId: bigint('settles_id', { mode: 'number' }),
  earnPercent: smallint('earn_percent'),
  text: jsonb('text').$type<Texts>().notNull(),
})

/** What is left of each credit; written by triggers. */
export const mileLots = pgTable('mile_lots', {
  entryId: bigint('entry_id', { mode: 'number' }).primaryKey(),
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  miles: integer('miles').notNull(),
  leftMiles: integer('left_miles').notNull(),
  expiresOn: date('expires_on', { mode: 'string' }),
})
