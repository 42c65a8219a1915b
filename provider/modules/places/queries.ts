import { asc, eq, type InferSelectModel } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import type { ReferenceCache } from '@/provider/db/reference-cache'
import { places } from '@/provider/db/schema/fleet'

export type PlaceRow = InferSelectModel<typeof places>
export type PlacesRepository = ReturnType<typeof createPlacesRepository>

export function createPlacesRepository(db: Database, keep: ReferenceCache) {
  return {
    list: keep(async (station): Promise<PlaceRow[]> => {
      return db.select().from(places).where(eq(places.station, station)).orderBy(asc(places.sort), asc(places.id))
    }),
  }
}
