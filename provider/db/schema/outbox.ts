import { bigint, boolean, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { Language } from '@/provider/rules/i18n/language'
import type { MessageKind, OutboxChannel } from '@/provider/rules/notifications/messages'
import type { SmsExcess } from '@/provider/rules/notifications/sms-excess'
import { bytea, identity, instant } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
export const outbox = pgTable('outbox', {
  id: identity('id').primaryKey(),
  station: text('station').notNull(),
  kind: text('kind').$type<MessageKind>().notNull(),
  channel: text('channel').$type<OutboxChannel>().notNull(),
  phone: text('phone'),
  language: text('language').$type<Language>(),
  codeId: bigint('code_id', { mode: 'number' }),
  params: jsonb('params').$type<Record<string, string>>().notNull(),
  state: text('state').$type<'waiting' | 'sent' | 'discarded' | 'failed'>().notNull().default('waiting'),
  attempts: smallint('attempts').notNull().default(0),
  nextAt: instant('next_at').notNull(),
  expiresAt: instant('expires_at'),
  createdAt: instant('created_at').notNull(),
  endedAt: instant('ended_at'),
  clientId: bigint('client_id', { mode: 'number' }),
  address: text('address'),
  dedupKey: text('dedup_key'),
  addressHash: text('address_hash'),
  network: text('network'),
  withheld: text('withheld').$type<SmsExcess>(),
})

export const smsSends = pgTable('sms_sends', {
  messageId: bigint('message_id', { mode: 'number' }).primaryKey(),
  station: text('station').notNull(),
  sentAt: instant('sent_at').notNull(),
  isReserved: boolean('is_reserved').notNull(),
  phone: text('phone'),
  network: text('network'),
  prefix: text('prefix'),
})

export const mailboxMessages = pgTable('outbox_kept', {
  id: identity('id').primaryKey(),
  channel: text('channel').$type<OutboxChannel>().notNull(),
  address: text('address').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  keptAt: instant('kept_at').notNull(),
})

export const mailboxFiles = pgTable('outbox_kept_files', {
  id: identity('id').primaryKey(),
  keptId: bigint('kept_id', { mode: 'number' }).notNull(),
  filename: text('filename').notNull(),
  contentType: text('content_type').notNull(),
  content: bytea('content').notNull(),
})
