import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant } from './columns'

// The table as its migration makes it; constraints and indexes are written there, in SQL.
export const backupRuns = pgTable('backup_runs', {
  id: identity('id').primaryKey(),
  station: text('station').notNull(),
  name: text('name').notNull(),
  verifiedAt: instant('verified_at').notNull(),
  rowCount: bigint('row_count', { mode: 'number' }).notNull(),
  fileCount: integer('file_count').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  isRehearsed: boolean('is_rehearsed').notNull(),
})
