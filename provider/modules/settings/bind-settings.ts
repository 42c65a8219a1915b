import type { Database } from '@/provider/db/database'
import type { ReferenceCache } from '@/provider/db/reference-cache'
import { bind } from '@/provider/modules/bind'
import { createSettingQueries } from './queries'
import { currentSettings, readSettings } from './read-settings'

export type Settings = ReturnType<typeof bindSettings>

/** Binds the settings of the branch, read through the cache. */
export function bindSettings(
  db: Database,
  { cache, station, now }: { cache: ReferenceCache; station: string; now: () => Date },
) {
  const deps = { settings: createSettingQueries(db, cache), station, now }
  return { station, ...bind(deps, { current: currentSettings, forSite: readSettings }) }
}
