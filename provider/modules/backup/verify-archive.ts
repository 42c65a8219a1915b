import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isBeginning, withBaseline } from '@/provider/db/baseline'
import { isThere } from '@/provider/security/path-exists'
import { type Progress, readContent, type Taker } from './archive-content'
import { type BackupDone, type BackupRefusal, createBackupService, refusalOf } from './backup'
import { createBackupRepository, knownMigrations } from './copy-tables'
import { inScratch } from './scratch-database'

export type BackupFound = {
  why: null
  bytes: number
  /** Null: archives of format 1 do not say it. */
  madeAt: Date | null
  /** The newest migration in it; null: none. */
  version: string | null
  /** Whether this program has its migrations and can bring it back. */
  isKnownVersion: boolean
  tables: { name: string; rows: number }[]
  files: number
}

const NOTHING = async () => undefined
const LOOK_ONLY: Taker = { head: NOTHING, table: NOTHING, rows: NOTHING, file: NOTHING, bytes: NOTHING, close: NOTHING }

/** Reads every byte of an archive and compares all that it says of itself. Needs the key, and no database. */
export async function verifyArchive(
  path: string,
  secret: string,
  progress: Progress,
): Promise<BackupRefusal | BackupFound> {
  if (!(await isThere(path))) return { why: 'no_file' }
  try {
    const { head, counts, files } = await readContent(path, secret, LOOK_ONLY, progress)
    return {
      why: null,
      bytes: (await stat(path)).size,
      madeAt: head.madeAt === undefined ? null : new Date(head.madeAt),
      version: head.migrations.at(-1) ?? null,
      isKnownVersion: isBeginning(withBaseline(head.migrations), await knownMigrations()),
      tables: head.tables.map(({ name }) => ({ name, rows: counts.get(name)?.rows ?? 0 })),
      files,
    }
  } catch (error) {
    return { why: refusalOf(error) }
  }
}

/** A whole restore into a database and a folder that are gone afterwards: what a disaster would take. */
export async function rehearseRestore(
  databaseUrl: string,
  { path, secret }: { path: string; secret: string },
  progress: Progress,
): Promise<BackupRefusal | BackupDone> {
  const filesFolder = await mkdtemp(join(tmpdir(), 'sun-rehearsal-'))
  try {
    return await inScratch(databaseUrl, (url) =>
      createBackupService(createBackupRepository(url), () => new Date()).restore(
        { path, secret, filesFolder },
        progress,
      ),
    )
  } catch (error) {
    return { why: refusalOf(error) }
  } finally {
    await rm(filesFolder, { recursive: true, force: true })
  }
}
