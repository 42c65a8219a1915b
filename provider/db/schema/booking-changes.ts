import { bigint, pgTable } from 'drizzle-orm/pg-core'
import { identity, instant } from './columns'

// Only the columns that queries read; `recordChange` writes in SQL what was replaced by what.
export const bookingChanges = pgTable('booking_changes', {
  id: identity('id').primaryKey(),
  bookingId: bigint('booking_id', { mode: 'number' }).notNull(),
  at: instant('at').notNull(),
})
