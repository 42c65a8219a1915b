import { bigint, boolean, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { CodeChannel, CodePurpose } from '@/provider/contract/rules/auth/codes'
import { identity, instant } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
export const codes = pgTable('codes', {
  id: identity('id').primaryKey(),
  requestHash: text('request_hash').notNull(),
  purpose: text('purpose').$type<CodePurpose>().notNull(),
  channel: text('channel').$type<CodeChannel>().notNull().default('sms'),
  phone: text('phone').notNull(),
  codeHash: text('code_hash').notNull(),
  network: text('network'),
  wideNetwork: text('wide_network'),
  reserved: boolean('reserved').notNull().default(false),
  tries: smallint('tries').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  sentAt: instant('sent_at'),
  usedAt: instant('used_at'),
  voidAt: instant('void_at'),
  clientId: bigint('client_id', { mode: 'number' }),
})

export const codeAlerts = pgTable('code_alerts', {
  about: text('about').primaryKey(),
  alertedAt: instant('alerted_at').notNull(),
})
