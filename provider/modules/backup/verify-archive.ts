import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isBeginning, withBaseline } from '@/provider/db/baseline'
import { pathExists } from '@/provider/security/path-exists'
import { type ContentHandler, type Progress, readContent } from './archive-content'
import { type BackupDone, type BackupRejection, rejectionOf } from './backup-outcome'
import { createTableCopy, listMigrations } from './copy-tables'
import { restoreBackup } from './restore-backup'
import { inScratch } from './scratch-database'

export type ArchiveReport = {
  why: null
  bytes: number
  /** Null: archives of format 1 do not have it. */
  madeAt: Date | null
  /** The newest migration in it; null: none. */
  version: string | null
  /** This program has its migrations and can restore it. */
  isRestorable: boolean
  tables: { name: string; rows: number }[]
  files: number
}

const NOTHING = async () => undefined
const READ_ONLY: ContentHandler = {
  head: NOTHING,
  table: NOTHING,
  rows: NOTHING,
  file: NOTHING,
  bytes: NOTHING,
  close: NOTHING,
}

/** Reads every byte of an archive and checks its counts and sums. Needs the key, and no database. */
export async function verifyArchive(
  path: string,
  secret: string,
  progress: Progress,
): Promise<BackupRejection | ArchiveReport> {
  if (!(await pathExists(path))) return { why: 'no_file' }
  try {
    const { head, counts, files } = await readContent(path, secret, READ_ONLY, progress)
    return {
      why: null,
      bytes: (await stat(path)).size,
      madeAt: head.madeAt === undefined ? null : new Date(head.madeAt),
      version: head.migrations.at(-1) ?? null,
      isRestorable: isBeginning(withBaseline(head.migrations), await listMigrations()),
      tables: head.tables.map(({ name }) => ({ name, rows: counts.get(name)?.rows ?? 0 })),
      files,
    }
  } catch (error) {
    return { why: rejectionOf(error) }
  }
}

/** Rehearses a whole restore into a temporary database and folder. */
export async function rehearseRestore(
  databaseUrl: string,
  { path, secret }: { path: string; secret: string },
  progress: Progress,
): Promise<BackupRejection | BackupDone> {
  const folder = await mkdtemp(join(tmpdir(), 'sun-rehearsal-'))
  try {
    return await inScratch(databaseUrl, (url) =>
      restoreBackup({ tables: createTableCopy(url) }, { path, secret, files: { folder } }, progress),
    )
  } catch (error) {
    return { why: rejectionOf(error) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
