import { eq, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { type Act, noteAct } from '@/provider/db/note-act'
import { settings } from '@/provider/db/schema/fleet'
import { readSetting, type SettingRefusal } from '@/provider/rules/setting-change'

/** One setting by one, with the row locked; the cache of every provider hears of it from the table's trigger. */
export function createSettingChanges(db: Database) {
  return {
    async find(station: string) {
      const [row] = await db.select({ data: settings.data }).from(settings).where(eq(settings.station, station))
      return row?.data ?? null
    },

    async change(path: string, text: string, act: Act): Promise<SettingRefusal | null> {
      return db.transaction(async (tx) => {
        const which = eq(settings.station, act.station)
        const [row] = await tx.select({ data: settings.data }).from(settings).where(which).for('update')
        const read = readSetting(row?.data, path, text)
        if ('why' in read) return read.why
        const value = JSON.stringify(read.value)
        const data = sql`jsonb_set(${settings.data}, string_to_array(${path}, '.'), ${value}::jsonb, false)`
        await tx.update(settings).set({ data }).where(which)
        await noteAct(tx, act, 'settings.set', null, { path, value })
        return null
      })
    },
  }
}
