import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
/** What the branch's people did by command. */
export const operatorActions = pgTable('operator_acts', {
  id: identity('id').primaryKey(),
  station: text('station').notNull(),
  operator: text('operator').notNull(),
  act: text('act').notNull(),
  bookingId: bigint('booking_id', { mode: 'number' }),
  details: jsonb('details').$type<Record<string, string | number | null>>().notNull(),
  at: instant('at').notNull(),
})
