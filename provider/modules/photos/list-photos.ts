import type { Database } from '@/provider/db/database'
import { type PhotoOwner, photoPlaceName } from '@/provider/modules/photos/rules/photo-path'
import type { Texts } from '@/provider/rules/i18n/language'
import { type PhotoRow, selectPhotos } from './queries'

/** `name`: the path of its file without an ending. `width`: of its largest file, in pixels. */
export type ListedPhoto = { name: string; text: Texts; width: number; all: number }

/** Lists all photos of the branch: models by their slugs, then single cars by their plates. */
export async function listPhotos({ db, station }: { db: Database; station: string }): Promise<ListedPhoto[]> {
  const rows = await selectPhotos(db, station)
  return rows.map((row) => ({
    name: nameOf(row),
    text: row.text,
    width: Math.max(...row.variants.map(({ width }) => width)),
    all: rows.length,
  }))
}

/** Returns the name of a stored photo. */
export function nameOf({ slug, plate, view, number }: PhotoRow): string {
  const owner: PhotoOwner = slug === null ? { plate: plate ?? '' } : { slug }
  return photoPlaceName({ owner, view, number })
}
