import type { ProviderServer } from '@/provider/http/server'
import { repeat } from './repeat'

const INTERVAL_MS = 60 * 60 * 1000

/** Returns the age of the last verified backup in hours when it is too old; null: it is not; undefined: there is none. */
export type ReportOverdueBackup = () => Promise<number | null | undefined>

/** Reports a backup that is overdue every hour in the log while the provider listens, and once a day to the branch. */
export function scheduleBackupReport(app: ProviderServer, reportOverdue: ReportOverdueBackup): void {
  repeat(app, INTERVAL_MS, 'the check of the backups', async () => {
    const hours = await reportOverdue()
    if (hours !== null) app.log.error({ hours }, 'the last verified backup is too old')
  })
}
