import { jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { Texts } from '@/provider/rules/i18n/language'
import type { SeasonPeriod } from '@/provider/rules/prices/season'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
export const seasons = pgTable('price_periods', {
  station: text('station').notNull(),
  id: text('id').notNull(),
  name: jsonb('name').$type<Texts>().notNull(),
  coefficientPercent: smallint('coefficient_percent').notNull(),
  priority: smallint('priority').notNull(),
  spans: jsonb('spans').$type<SeasonPeriod[]>().notNull(),
})
