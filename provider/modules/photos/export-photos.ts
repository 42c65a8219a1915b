import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { photoVariants } from '@/provider/db/schema/photos'
import { writeSheet } from '@/provider/modules/import-export/sheet-writer'
import { nameOf } from './list-photos'
import { type PhotoRow, selectPhotos } from './queries'
import { TEXTS_FILE, TEXTS_HEAD } from './read-texts'

type Deps = { db: Database; station: string }

/**
 * Exports all photos of the branch into a folder that can be imported again: the largest WebP of each, and the texts.
 * Returns how many, or why not.
 */
export async function exportPhotos({ db, station }: Deps, folder: string): Promise<{ photos: number } | 'not_empty'> {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) return 'not_empty'
  const rows = await selectPhotos(db, station)
  for (const row of rows) {
    const path = join(folder, fileOf(row))
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, await readLargest(db, row))
  }
  await writeSheet(join(folder, TEXTS_FILE), textRows(rows))
  return { photos: rows.length }
}

async function readLargest(db: Database, { id }: PhotoRow): Promise<Buffer> {
  const [row] = await db
    .select({ content: photoVariants.content })
    .from(photoVariants)
    .where(and(eq(photoVariants.photoId, id), eq(photoVariants.type, 'image/webp')))
    .orderBy(desc(photoVariants.width))
    .limit(1)
  if (!row) throw new Error(`Photo ${id} has no WebP.`)
  return row.content
}

async function* textRows(rows: readonly PhotoRow[]): AsyncGenerator<string[]> {
  yield [...TEXTS_HEAD]
  for (const row of rows) if (row.text.ru !== '') yield [fileOf(row), row.text.ru, row.text.en, row.text['zh-CN']]
}

function fileOf(row: PhotoRow): string {
  return `${nameOf(row)}.webp`
}
