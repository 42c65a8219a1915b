import { bigint, pgTable } from 'drizzle-orm/pg-core'
import { identity, instant } from './columns'

// As the migrations make it; what was replaced by what, `recordChange` writes in SQL.
export const bookingChanges = pgTable('booking_changes', {
  id: identity('id').primaryKey(),
  bookingId: bigint('booking_id', { mode: 'number' }).notNull(),
  at: instant('at').notNull(),
})
