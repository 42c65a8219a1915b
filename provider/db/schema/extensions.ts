import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import type { ExtensionState } from '@/provider/contract/extensions'
import { identity, instant, money } from './columns'

// The table as the migrations make it; constraints, triggers and indexes are written there, in SQL.
export const extensionRequests = pgTable('extension_requests', {
  id: identity('id').primaryKey(),
  station: text('station').notNull(),
  bookingId: bigint('booking_id', { mode: 'number' }).notNull(),
  endBefore: instant('end_before').notNull(),
  endAt: instant('end_at').notNull(),
  amountKop: money('amount_kop').notNull(),
  state: text('state').$type<ExtensionState>().notNull(),
  reason: text('reason'),
  createdAt: instant('created_at').notNull(),
  decidedAt: instant('decided_at'),
})
