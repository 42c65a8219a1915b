import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
export const settings = pgTable('settings', {
  station: text('station').primaryKey(),
  publicStation: text('public_station').notNull(),
  data: jsonb('data').$type<BranchSettings>().notNull(),
})
