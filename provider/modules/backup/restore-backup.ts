import { isBeginning, withBaseline } from '@/provider/db/baseline'
import { pathExists } from '@/provider/security/path-exists'
import { type Content, type ContentHandler, type Head, type Progress, readContent, readHead } from './archive-content'
import {
  type BackupDone,
  type BackupOptions,
  type BackupRejection,
  RestoreAbortedError,
  rejectionOf,
  summarize,
} from './backup-outcome'
import { type FileRestore, openFileRestore } from './copy-files'
import { listMigrations, type Snapshot, type TableCopy, type TableWriter } from './copy-tables'
import type { Count } from './row-sum'

/**
 * Restores an archive into an empty database. The rows are counted and compared before they are committed. An archive of an
 * older version is restored as that version stored it; the newer migrations follow.
 */
export async function restoreBackup(
  { tables }: { tables: TableCopy },
  { path, secret, files: places }: BackupOptions,
  progress: Progress,
): Promise<BackupRejection | BackupDone> {
  if (!(await pathExists(path))) return { why: 'no_file' }
  const files = openFileRestore(places)
  let done: BackupDone
  try {
    const { migrations } = await readHead(path, secret)
    if (!(await tables.isFresh())) throw new RestoreAbortedError('not_empty')
    await requireOwnMigrations(migrations)
    await tables.migrate(withBaseline(migrations))
    const content = await tables.write(async (writing) => {
      const content = await readContent(path, secret, createRestoreHandler(writing, files), progress)
      await requireSame(writing, content)
      await files.place()
      return content
    })
    done = summarize([...content.counts.values()], content.files)
  } catch (error) {
    await files.withdraw()
    return { why: rejectionOf(error) }
  }
  // Everything is committed: should a newer migration fail, the next start tries it again.
  await tables.migrate()
  return done
}

/** Fills the tables of a fresh database, and stores the files beside their places. */
function createRestoreHandler(writing: TableWriter, files: FileRestore): ContentHandler {
  let filling: ReturnType<TableWriter['fill']> | null = null
  return {
    async head(head, format) {
      requireVersion(head, await writing.snapshot())
      if (!(await writing.isFresh())) throw new RestoreAbortedError('not_empty')
      if (format === 1) await writing.printAsServer()
      for (const table of head.tables) await writing.clear(table)
      await writing.setSequences(head.sequences)
    },
    async table(table) {
      filling = writing.fill(table)
    },
    rows: async (bytes) => filling?.write(bytes),
    file: (name) => files.begin(name),
    bytes: (bytes) => files.write(bytes),
    async close() {
      await filling?.end()
      filling = null
      await files.close()
    },
  }
}

/** Rejects an archive whose migrations this program does not have, as one from between the earlier migrations. */
async function requireOwnMigrations(archived: readonly string[]): Promise<void> {
  if (!isBeginning(withBaseline(archived), await listMigrations())) throw new RestoreAbortedError('other_version')
}

/** Rejects an archive whose migrations or tables are not those of this database. */
function requireVersion(head: Head, here: Snapshot): void {
  const archived = withBaseline(head.migrations)
  if (!isBeginning(archived, here.migrations)) throw new RestoreAbortedError('other_version')
  // The database has newer tables already: an older archive needs one without tables.
  if (here.migrations.length > archived.length) throw new RestoreAbortedError('not_empty')
  if (JSON.stringify(head.tables) !== JSON.stringify(here.tables)) throw new RestoreAbortedError('other_version')
}

/** Compares the database with the archive: the same rows in any order, and sequences that continue where they were. */
async function requireSame(writing: TableWriter, { head, counts }: Content): Promise<void> {
  for (const table of head.tables) {
    const count: Count = { rows: 0, sum: '' }
    for await (const _ of writing.copy(table, count));
    const archived = counts.get(table.name)
    if (archived?.rows !== count.rows || archived.sum !== count.sum) throw new RestoreAbortedError('differs')
    await writing.analyze(table)
  }
  const { sequences } = await writing.snapshot()
  if (JSON.stringify(sequences) !== JSON.stringify(head.sequences)) throw new RestoreAbortedError('differs')
}
