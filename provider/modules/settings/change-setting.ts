import { eq, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { settings } from '@/provider/db/schema/fleet'
import { type Act, recordAction } from '@/provider/records/audit/record-action'
import { readSetting, type SettingRejection, settingWith } from '@/provider/rules/settings/setting-change'
import { wrongSettings } from './station-schema'

/** `wrong`: the value is not one that the program could work with, and where. */
export type ChangeRefusal = { why: SettingRejection } | { why: 'wrong'; paths: string[] }

/** One setting by one, with the row locked; the cache of every provider hears of it from the table's trigger. */
export function createSettingChanges(db: Database) {
  return {
    async find(station: string) {
      const [row] = await db.select({ data: settings.data }).from(settings).where(eq(settings.station, station))
      return row?.data ?? null
    },

    /** All settings are judged with the new value among them; what was wrong before does not stand in its way. */
    async change(path: string, text: string, act: Act): Promise<ChangeRefusal | null> {
      return db.transaction(async (tx) => {
        const which = eq(settings.station, act.station)
        const [row] = await tx.select({ data: settings.data }).from(settings).where(which).for('update')
        const read = readSetting(row?.data, path, text)
        if ('why' in read) return read
        const before = wrongSettings(row?.data)
        const paths = wrongSettings(settingWith(row?.data, path, read.value)).filter(
          (wrong) => !before.includes(wrong) || isWithin(wrong, path) || isWithin(path, wrong),
        )
        if (paths.length > 0) return { why: 'wrong', paths }
        const value = JSON.stringify(read.value)
        const data = sql`jsonb_set(${settings.data}, string_to_array(${path}, '.'), ${value}::jsonb, false)`
        await tx.update(settings).set({ data }).where(which)
        await recordAction(tx, act, 'settings.set', null, { path, value })
        return null
      })
    },
  }
}

function isWithin(path: string, whole: string): boolean {
  return path === whole || path.startsWith(`${whole}.`)
}
