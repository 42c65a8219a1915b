import { eq, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { settings } from '@/provider/db/schema/settings'
import { recordAction } from '@/provider/records/audit/record-action'
import type { Staff } from '@/provider/rules/actors'
import { readSetting, type SettingRejection, settingWith } from '@/provider/rules/settings/setting-change'
import { wrongSettings } from './station-schema'

type Deps = { db: Database }

/** `wrong`: the value is not one that the program could work with, and where. */
export type SettingChangeRejection = { why: SettingRejection } | { why: 'wrong'; paths: string[] }

/** Returns the settings as they are stored now, past the cache; null: there is no such branch. */
export async function findStoredSettings({ db }: Deps, station: string) {
  const [row] = await db.select({ data: settings.data }).from(settings).where(eq(settings.station, station))
  return row?.data ?? null
}

/**
 * Changes one setting and records the action. All settings are checked with the new value; paths that were wrong before do
 * not prevent the change. The row is locked; the trigger of the table invalidates the cache of every provider.
 */
export async function changeSetting(
  { db }: Deps,
  path: string,
  text: string,
  staff: Staff,
): Promise<SettingChangeRejection | null> {
  return db.transaction(async (tx) => {
    const ofStation = eq(settings.station, staff.station)
    const [row] = await tx.select({ data: settings.data }).from(settings).where(ofStation).for('update')
    const newSetting = readSetting(row?.data, path, text)
    if ('why' in newSetting) return newSetting
    const wrongBefore = wrongSettings(row?.data)
    const paths = wrongSettings(settingWith(row?.data, path, newSetting.value)).filter(
      (wrong) => !wrongBefore.includes(wrong) || isWithin(wrong, path) || isWithin(path, wrong),
    )
    if (paths.length > 0) return { why: 'wrong', paths }
    const value = JSON.stringify(newSetting.value)
    const data = sql`jsonb_set(${settings.data}, string_to_array(${path}, '.'), ${value}::jsonb, false)`
    await tx.update(settings).set({ data }).where(ofStation)
    await recordAction(tx, staff, 'settings.set', null, { path, value })
    return null
  })
}

function isWithin(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}.`)
}
