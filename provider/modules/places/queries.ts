import { asc, eq, type InferSelectModel } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import type { ReferenceCache } from '@/provider/db/reference-cache'
import { places } from '@/provider/db/schema/places'

export type PlaceRow = InferSelectModel<typeof places>
export type PlaceQueries = ReturnType<typeof createPlaceQueries>

/** Creates the read that goes through the reference cache. */
export function createPlaceQueries(db: Database, cache: ReferenceCache) {
  return {
    list: cache(async (station): Promise<PlaceRow[]> => {
      return db.select().from(places).where(eq(places.station, station)).orderBy(asc(places.sort), asc(places.id))
    }),
  }
}
