import { pgTable, text } from 'drizzle-orm/pg-core'
import { identity, instant } from './columns'

export const pageChanges = pgTable('page_changes', {
  id: identity('id').primaryKey(),
  tag: text('tag').notNull(),
  at: instant('at').notNull(),
})
