import { eq } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import type { ReferenceCache } from '@/provider/db/reference-cache'
import { settings } from '@/provider/db/schema/settings'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'

export type SettingQueries = ReturnType<typeof createSettingQueries>

/** Creates the read that goes through the reference cache. */
export function createSettingQueries(db: Database, cache: ReferenceCache) {
  return {
    find: cache(async (station): Promise<{ publicStation: string; data: BranchSettings } | null> => {
      const [row] = await db.select().from(settings).where(eq(settings.station, station))
      return row ?? null
    }),
  }
}
