import { differenceInHours, subHours } from 'date-fns'
import { eq, max } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { backupRuns } from '@/provider/db/schema/backup-runs'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { enqueue } from '@/provider/records/notifications/enqueue'

type Deps = { db: Database; settings: Settings; now: () => Date }

/**
 * Writes to the branch, once a day, when the last verified backup is older than that many hours, or there is none.
 *
 * @returns the age in hours for the log; null: the last backup is young enough; undefined: there is none
 */
export async function reportOverdue({ db, settings, now }: Deps, maxHours: number): Promise<number | null | undefined> {
  const { station } = settings
  const at = now()
  const [last] = await db
    .select({ at: max(backupRuns.verifiedAt) })
    .from(backupRuns)
    .where(eq(backupRuns.station, station))
  if (last?.at && last.at >= subHours(at, maxHours)) return null
  const { main_email: address } = await settings.current()
  const day = at.toISOString().slice(0, 10)
  const hours = last?.at ? differenceInHours(at, last.at) : undefined
  await db.transaction((tx) =>
    enqueue(tx, {
      ...{ station, kind: 'backup_overdue', channel: 'email', address, clientId: null, language: 'ru', at },
      params: { hours: hours === undefined ? '—' : String(hours), limit: String(maxHours) },
      dedupKey: `backup_overdue:${station}:${day}`,
    }),
  )
  return hours
}
