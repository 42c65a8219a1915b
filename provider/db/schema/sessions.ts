import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Proof } from '@/provider/rules/actors'
import { instant } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey().defaultRandom(),
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  sidHash: text('sid_hash').notNull(),
  tokenHash: text('token_hash').notNull(),
  deviceHash: text('device_hash'),
  createdAt: instant('created_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
  device: text('device'),
  network: text('network'),
  provedAt: instant('proved_at'),
  provedBy: text('proved_by').$type<Proof>(),
  browserId: uuid('browser_id').notNull().defaultRandom(),
})
