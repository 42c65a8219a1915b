import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
export const disputes = pgTable('disputes', {
  id: identity('id').primaryKey(),
  station: text('station').notNull(),
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  fineId: bigint('fine_id', { mode: 'number' }),
  damageId: bigint('damage_id', { mode: 'number' }),
  text: text('text').notNull(),
  createdAt: instant('created_at').notNull(),
})
