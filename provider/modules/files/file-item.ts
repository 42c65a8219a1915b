import type { StoredFile } from '@/provider/contract/files'
import { deletedOn } from '@/provider/modules/files/rules/removal-date'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import type { FileRow } from './queries'

type ItemRow = Pick<FileRow, 'id' | 'kind' | 'type' | 'bytes' | 'createdAt'>

/** Returns what a client sees of his file. */
export async function fileItem(
  { settings }: { settings: Settings },
  { id, kind, type, bytes, createdAt }: ItemRow,
): Promise<StoredFile> {
  const { scans, timeZone } = await settings.current()
  const deleteOn = deletedOn(createdAt, scans.retentionDays, timeZone)
  return { id, kind, type, bytes, uploadedAt: createdAt.toISOString(), deleteOn }
}
