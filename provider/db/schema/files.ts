import { bigint, boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { StoredFile } from '@/provider/contract/files'
import type { FileKind } from '@/provider/contract/rules/files/file-kinds'
import { identity, instant } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
export const files = pgTable('files', {
  id: uuid('id').primaryKey(),
  station: text('station').notNull(),
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  kind: text('kind').$type<FileKind>().notNull(),
  driverId: bigint('driver_id', { mode: 'number' }),
  disputeId: bigint('dispute_id', { mode: 'number' }),
  fineId: bigint('fine_id', { mode: 'number' }),
  damageId: bigint('damage_id', { mode: 'number' }),
  bookingId: bigint('booking_id', { mode: 'number' }),
  digest: text('digest'),
  byGuest: boolean('by_guest').notNull().default(false),
  type: text('type').$type<StoredFile['type']>().notNull(),
  bytes: integer('bytes').notNull(),
  keyId: text('key_id').notNull(),
  wrappedKey: text('wrapped_key').notNull(),
  createdAt: instant('created_at').notNull(),
  removedAt: instant('removed_at'),
})

export const fileUploads = pgTable('file_uploads', {
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  uploads: integer('uploads').notNull(),
})

export const bookingUploads = pgTable('booking_uploads', {
  bookingId: bigint('booking_id', { mode: 'number' }).notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  uploads: integer('uploads').notNull(),
})

export const fileLinks = pgTable('file_links', {
  tokenHash: text('token_hash').primaryKey(),
  fileId: uuid('file_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

export const fileReads = pgTable('file_reads', {
  id: identity('id').primaryKey(),
  fileId: uuid('file_id').notNull(),
  clientId: bigint('client_id', { mode: 'number' }).notNull(),
  kind: text('kind').$type<FileKind>().notNull(),
  at: instant('at').notNull(),
})
