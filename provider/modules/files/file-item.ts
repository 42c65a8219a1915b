import { addDays } from 'date-fns'
import type { StoredFile } from '@/provider/contract/files'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import type { FileRow } from './queries'

type ItemRow = Pick<FileRow, 'id' | 'kind' | 'type' | 'bytes' | 'createdAt'>

/** Returns what a client sees of his file. */
export async function fileItem(
  { settings }: { settings: Settings },
  { id, kind, type, bytes, createdAt }: ItemRow,
): Promise<StoredFile> {
  const { scans, timeZone } = await settings.current()
  // The day at the branch on which the file is removed.
  const { date: deleteOn } = toStationMoment(addDays(createdAt, scans.retentionDays), timeZone)
  return { id, kind, type, bytes, uploadedAt: createdAt.toISOString(), deleteOn }
}
