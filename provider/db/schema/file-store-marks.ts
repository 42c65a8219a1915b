import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

// The table as its migration makes it.
export const fileStoreMarks = pgTable('file_store_marks', {
  mark: uuid('mark').primaryKey(),
  database: text('database').notNull(),
  madeAt: instant('made_at').notNull(),
})
