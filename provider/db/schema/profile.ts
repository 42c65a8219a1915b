import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
export const nameRequests = pgTable('name_requests', {
  id: identity('id').primaryKey(),
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  lastName: text('last_name').notNull(),
  firstName: text('first_name').notNull(),
  middleName: text('middle_name'),
  askedAt: instant('asked_at').notNull(),
  state: text('state').$type<'waiting' | 'accepted' | 'refused' | 'replaced'>().notNull().default('waiting'),
  decidedAt: instant('decided_at'),
})

export const clientExports = pgTable('client_exports', {
  id: identity('id').primaryKey(),
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  beganAt: instant('began_at').notNull(),
  endedAt: instant('ended_at'),
})
