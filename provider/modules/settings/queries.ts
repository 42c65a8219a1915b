import { eq } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import type { ReferenceCache } from '@/provider/db/reference-cache'
import { settings } from '@/provider/db/schema/fleet'
import type { StationData } from '@/provider/rules/settings/station-settings'

export type SettingsRepository = ReturnType<typeof createSettingsRepository>

export function createSettingsRepository(db: Database, keep: ReferenceCache) {
  return {
    find: keep(async (station): Promise<{ publicStation: string; data: StationData } | null> => {
      const [row] = await db.select().from(settings).where(eq(settings.station, station))
      return row ?? null
    }),
  }
}
