import { and, eq, sql } from 'drizzle-orm'
import type { PhotoType } from '@/provider/contract/rules/photos/photo-files'
import type { Database } from '@/provider/db/database'
import type { ReferenceCache } from '@/provider/db/reference-cache'
import { carModels, cars } from '@/provider/db/schema/cars'
import { photos, photoVariants } from '@/provider/db/schema/photos'
import { qualifiedColumn } from '@/provider/db/sql/qualified-column'

type Variant = { type: PhotoType; width: number; height: number }
export type PhotoRow = Awaited<ReturnType<typeof selectPhotos>>[number]
/** Rows by the id of their owner, in the order of a gallery. */
export type PhotoIndex = { ofModels: Record<number, PhotoRow[]>; ofCars: Record<number, PhotoRow[]> }

export type PhotoQueries = ReturnType<typeof createPhotoQueries>

/** Creates the queries of photos. */
export function createPhotoQueries(db: Database, cache: ReferenceCache) {
  return {
    /** Reads all photos of the branch, without their bytes. */
    readIndex: cache(async (station): Promise<PhotoIndex> => {
      const rows = await selectPhotos(db, station)
      return { ofModels: groupBy(rows, ({ modelId }) => modelId), ofCars: groupBy(rows, ({ carId }) => carId) }
    }),

    /** Returns the bytes of a file; null: there is none. */
    async findContent(station: string, file: { hash: string } & Pick<Variant, 'type' | 'width'>) {
      const [row] = await db
        .select({ content: photoVariants.content })
        .from(photoVariants)
        .innerJoin(photos, eq(photos.id, photoVariants.photoId))
        .where(
          and(
            eq(photos.station, station),
            eq(photos.hash, file.hash),
            eq(photoVariants.type, file.type),
            eq(photoVariants.width, file.width),
          ),
        )
        .limit(1)
      return row?.content ?? null
    },
  }
}

/** Lists the photos of the branch by owner, models first, each with its variants. */
export async function selectPhotos(db: Pick<Database, 'select'>, station: string) {
  const variants = sql<
    Variant[]
  >`(select jsonb_agg(jsonb_build_object('type', v.type, 'width', v.width, 'height', v.height)
    order by v.type, v.width) from photo_variants v where v.photo_id = ${qualifiedColumn(photos.id)})`
  return db
    .select({
      id: photos.id,
      modelId: photos.modelId,
      carId: photos.carId,
      slug: carModels.slug,
      plate: cars.gosnomer,
      view: photos.view,
      number: photos.number,
      text: photos.text,
      fileSha256: photos.fileSha256,
      hash: photos.hash,
      variants,
    })
    .from(photos)
    .leftJoin(carModels, eq(carModels.id, photos.modelId))
    .leftJoin(cars, eq(cars.id, photos.carId))
    .where(eq(photos.station, station))
    .orderBy(
      sql`${carModels.slug} nulls last, ${cars.gosnomer}`,
      sql`array_position(array['exterior', 'interior', 'boot'], ${photos.view})`,
      photos.number,
    )
}

function groupBy(rows: readonly PhotoRow[], key: (row: PhotoRow) => number | null): Record<number, PhotoRow[]> {
  const groups: Record<number, PhotoRow[]> = {}
  for (const row of rows) {
    const id = key(row)
    if (id !== null) groups[id] = [...(groups[id] ?? []), row]
  }
  return groups
}
