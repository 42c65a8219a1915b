import { pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
export const voucherKeys = pgTable('voucher_keys', {
  keyHash: text('key_hash').primaryKey(),
  bookingNumber: text('booking_number').notNull(),
  usesLeft: smallint('uses_left').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
