import { bigint, boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
/** What the branch's people did by command; a trigger numbers and chains the rows. */
export const operatorActions = pgTable('operator_acts', {
  id: identity('id').primaryKey(),
  station: text('station').notNull(),
  operator: text('operator').notNull(),
  act: text('act').notNull(),
  bookingId: bigint('booking_id', { mode: 'number' }),
  details: jsonb('details').$type<Record<string, string | number | null>>().notNull(),
  at: instant('at').notNull(),
  seq: bigint('seq', { mode: 'number' }).notNull().default(0),
  hash: text('hash').notNull().default(''),
})

/** The number and the hash of the newest action. */
export const operatorActionsEnd = pgTable('operator_acts_end', {
  isOnly: boolean('is_only').primaryKey().default(true),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
})

/** Who may act by command. */
export const operators = pgTable('operators', {
  id: identity('id').primaryKey(),
  station: text('station').notNull(),
  name: text('name').notNull(),
  keyHash: text('key_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  endedAt: instant('ended_at'),
})
