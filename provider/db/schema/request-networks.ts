import { pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant } from './columns'

// The table as its migration makes it; constraints and indexes are written there, in SQL.
export const requestNetworks = pgTable('request_networks', {
  id: identity('id').primaryKey(),
  station: text('station').notNull(),
  kind: text('kind').$type<'callback' | 'message' | 'partner' | 'long_term' | 'transfer'>().notNull(),
  network: text('network').notNull(),
  createdAt: instant('created_at').notNull(),
})
