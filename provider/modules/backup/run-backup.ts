import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { subDays } from 'date-fns'
import type { Database } from '@/provider/db/database'
import { backupRuns } from '@/provider/db/schema/backup-runs'
import type { FileStoreOptions } from '@/provider/file-store/open-file-store'
import type { Progress } from './archive-content'
import type { BackupRejection } from './backup-outcome'
import type { TableCopy } from './copy-tables'
import { makeBackup } from './make-backup'
import { rehearseRestore, verifyArchive } from './verify-archive'

/** What this command makes and removes; archives of `backup make` have other names. */
const NAME = /^sun-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.sunb$/

type Deps = {
  db: Database
  station: string
  tables: TableCopy
  databaseUrl: string
  now: () => Date
  /** Of this module; a test may have another one. */
  verify?: typeof verifyArchive
}

export type RunOptions = {
  folder: string
  secret: string
  files: FileStoreOptions
  /** Older archives are removed. */
  days: number
  isRehearsed: boolean
}
export type RunDone = { why: null; name: string; rows: number; files: number; removed: number }

/**
 * Makes a backup, reads it back, records that it is good, and only then removes the archives that are too old: a run that fails
 * removes nothing.
 */
export async function runBackup(
  { db, station, tables, databaseUrl, now, verify = verifyArchive }: Deps,
  { folder, secret, files: places, days, isRehearsed }: RunOptions,
  progress: Progress,
): Promise<BackupRejection | RunDone> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = nameOf(now())
  const path = join(folder, name)
  const made = await makeBackup({ tables, now }, { path, secret, files: places }, progress)
  if (made.why !== null) return made
  const report = await verify(path, secret, progress)
  if (report.why !== null) return report
  if (isRehearsed) {
    const restored = await rehearseRestore(databaseUrl, { path, secret }, progress)
    if (restored.why !== null) return restored
  }
  const { rows, files } = made
  const run = { station, name, verifiedAt: now(), rowCount: rows, fileCount: files, bytes: report.bytes, isRehearsed }
  await db.insert(backupRuns).values(run)
  return { why: null, name, rows, files, removed: await removeOld(folder, subDays(now(), days)) }
}

function nameOf(at: Date): string {
  return `sun-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.sunb`
}

async function removeOld(folder: string, before: Date): Promise<number> {
  const old = (await readdir(folder)).filter((name) => {
    const [, day, ...time] = NAME.exec(name) ?? []
    return day !== undefined && new Date(`${day}T${time.join(':')}Z`) < before
  })
  for (const name of old) await rm(join(folder, name))
  return old.length
}
