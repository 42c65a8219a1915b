import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
export const secondFactors = pgTable('second_factors', {
  clientId: bigint('client_id', { mode: 'number' }).primaryKey(),
  keyId: text('key_id').notNull(),
  wrappedKey: text('wrapped_key').notNull(),
  salt: text('salt').notNull(),
  createdAt: instant('created_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }),
})

export const recoveryCodes = pgTable('recovery_codes', {
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  codeHash: text('code_hash').notNull(),
  usedAt: instant('used_at'),
})
