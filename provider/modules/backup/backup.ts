import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { isBeginning, withBaseline } from '@/provider/db/baseline'
import { BrokenSeal } from '@/provider/modules/files/sealed-stream'
import { isThere } from '@/provider/security/path-exists'
import { type Content, type End, type Head, type Progress, readContent, readHead, type Taker } from './archive-content'
import { BrokenArchive, UnknownFormat, writeArchive } from './archive-file'
import { type FilesDrop, openFilesDrop } from './copy-files'
import {
  type BackupRepository,
  knownMigrations,
  NotOwner,
  OtherVersion,
  type Reading,
  type Snapshot,
  type Writing,
} from './copy-tables'
import { packFrame } from './frames'
import type { Count } from './row-sum'

export type BackupRefusal = {
  why: 'no_file' | 'file_exists' | 'not_opened' | 'other_version' | 'not_empty' | 'not_owner' | 'differs'
}
/** `gone`: files that were removed while the backup was made. */
export type BackupDone = { why: null; tables: number; rows: number; files: number; gone: number }
type Wish = { path: string; secret: string; filesFolder: string }

class Refused extends Error {
  constructor(readonly why: BackupRefusal['why']) {
    super(why)
  }
}

/** The whole branch in one encrypted file, and back: database and clients' files, which stay under their own keys. */
export function createBackupService(backup: BackupRepository, now: () => Date) {
  return {
    async make({ path, secret, filesFolder }: Wish, progress: Progress): Promise<BackupRefusal | BackupDone> {
      if (await isThere(path)) return { why: 'file_exists' }
      const end: End = { tables: {}, files: 0 }
      const gone: string[] = []
      const parts = { filesFolder, end, gone, madeAt: now().toISOString() }
      await backup.read((reading) => writeArchive(path, secret, pack(reading, parts, progress)))
      return doneOf(Object.values(end.tables), end.files, gone.length)
    },

    /**
     * Into an empty database. What came in is counted and compared before it is kept. An archive of an older version comes
     * back as that version kept it; the newer migrations follow.
     */
    async restore({ path, secret, filesFolder }: Wish, progress: Progress): Promise<BackupRefusal | BackupDone> {
      if (!(await isThere(path))) return { why: 'no_file' }
      const files = openFilesDrop(filesFolder)
      let done: BackupDone
      try {
        const { migrations } = await readHead(path, secret)
        if (!(await backup.isFresh())) throw new Refused('not_empty')
        await requireKnown(migrations)
        await backup.migrate(withBaseline(migrations))
        const content = await backup.write(async (writing) => {
          const content = await readContent(path, secret, takerOf(writing, files), progress)
          await requireSame(writing, content)
          await files.place()
          return content
        })
        done = doneOf([...content.counts.values()], content.files)
      } catch (error) {
        await files.withdraw()
        return { why: refusalOf(error) }
      }
      // All of it is kept by now: should a newer migration fail, the next start tries it again.
      await backup.migrate()
      return done
    },
  }
}

/** @throws {unknown} what is no refusal */
export function refusalOf(error: unknown): BackupRefusal['why'] {
  if (error instanceof Refused) return error.why
  if (error instanceof NotOwner) return 'not_owner'
  if (error instanceof UnknownFormat || error instanceof OtherVersion) return 'other_version'
  if (error instanceof BrokenSeal || error instanceof BrokenArchive) return 'not_opened'
  throw error
}

type Parts = { filesFolder: string; end: End; gone: string[]; madeAt: string }

async function* pack(
  reading: Reading,
  { filesFolder, end, gone, madeAt }: Parts,
  progress: Progress,
): AsyncGenerator<Buffer> {
  const snapshot = await reading.snapshot()
  const files = await reading.fileNames()
  const all = snapshot.tables.length + files.length
  const head: Head = { madeAt, ...snapshot }
  yield packFrame('head', json(head))
  for (const [index, table] of snapshot.tables.entries()) {
    const count: Count = { rows: 0, sum: '' }
    yield packFrame('table', json(table))
    for await (const chunk of reading.copy(table, count)) yield packFrame('data', chunk)
    end.tables[table.name] = count
    progress(index + 1, all)
  }
  for (const name of files) {
    const file = await openFile(join(filesFolder, name))
    if (file) {
      yield packFrame('file', json(name))
      for await (const chunk of file.createReadStream()) yield packFrame('data', chunk)
      end.files += 1
    } else gone.push(name)
    progress(snapshot.tables.length + end.files + gone.length, all)
  }
  yield packFrame('end', json(end))
}

/** Fills the tables of a fresh database, and lays the files aside. */
function takerOf(writing: Writing, files: FilesDrop): Taker {
  let filling: ReturnType<Writing['fill']> | null = null
  return {
    async head(head, format) {
      requireVersion(head, await writing.snapshot())
      if (!(await writing.isFresh())) throw new Refused('not_empty')
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

/** An archive from between the earlier migrations has none that this program could apply. */
async function requireKnown(archived: readonly string[]): Promise<void> {
  if (!isBeginning(withBaseline(archived), await knownMigrations())) throw new Refused('other_version')
}

/** The tables here are those of the archive. */
function requireVersion(head: Head, here: Snapshot): void {
  const archived = withBaseline(head.migrations)
  if (!isBeginning(archived, here.migrations)) throw new Refused('other_version')
  // Newer tables stand here already: the older archive needs a database without any.
  if (here.migrations.length > archived.length) throw new Refused('not_empty')
  if (JSON.stringify(head.tables) !== JSON.stringify(here.tables)) throw new Refused('other_version')
}

/** What lies in the database now: as many rows, and the same, in whatever order; numbers that go on where they were. */
async function requireSame(writing: Writing, { head, counts }: Content): Promise<void> {
  for (const table of head.tables) {
    const count: Count = { rows: 0, sum: '' }
    for await (const _ of writing.copy(table, count));
    const told = counts.get(table.name)
    if (told?.rows !== count.rows || told.sum !== count.sum) throw new Refused('differs')
    await writing.analyze(table)
  }
  const { sequences } = await writing.snapshot()
  if (JSON.stringify(sequences) !== JSON.stringify(head.sequences)) throw new Refused('differs')
}

/** Null: a client had it removed since the snapshot. */
async function openFile(path: string): Promise<FileHandle | null> {
  try {
    return await open(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

function doneOf(counts: readonly Count[], files: number, gone = 0): BackupDone {
  return { why: null, tables: counts.length, rows: counts.reduce((sum, { rows }) => sum + rows, 0), files, gone }
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value))
}
