import { integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { PhotoType, PhotoView } from '@/provider/contract/rules/photos/photo-files'
import type { Texts } from '@/provider/rules/i18n/language'
import { bytea } from './columns'

// The tables as the migrations make them; constraints, triggers and indexes are written there, in SQL.
export const photos = pgTable('photos', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  station: text('station').notNull(),
  modelId: integer('model_id'),
  carId: integer('car_id'),
  view: text('view').$type<PhotoView>().notNull(),
  number: smallint('number').notNull(),
  text: jsonb('text').$type<Texts>().notNull(),
  fileSha256: text('file_sha256').notNull(),
  hash: text('hash').notNull(),
})

export const photoVariants = pgTable('photo_variants', {
  photoId: integer('photo_id').notNull(),
  type: text('type').$type<PhotoType>().notNull(),
  width: smallint('width').notNull(),
  height: smallint('height').notNull(),
  content: bytea('content').notNull(),
})
