import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import type { DepositCard } from '@/provider/contract/deposits'
import { identity, instant, money } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
export const depositHolds = pgTable('deposit_holds', {
  id: identity('id').primaryKey(),
  bookingId: bigint('booking_id', { mode: 'number' }).notNull(),
  cardBrand: text('card_brand').$type<DepositCard['brand']>().notNull(),
  cardLast4: text('card_last4'),
  amountKop: money('amount_kop').notNull(),
  terminalReference: text('terminal_reference'),
  heldAt: instant('held_at').notNull(),
  releasedAt: instant('released_at'),
  keptKop: money('kept_kop'),
  keptReason: text('kept_reason').$type<NonNullable<DepositCard['reason']>>(),
})
