import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { isThere } from '@/provider/is-there'
import { BrokenSeal } from '@/provider/modules/files/sealed-stream'
import { readArchive, writeArchive } from './archive-file'
import {
  type BackupRepository,
  type Count,
  NotOwner,
  type Reading,
  type Table,
  type Writing,
} from './backup-repository'
import { type FilesDrop, openFilesDrop } from './files-drop'
import { type Frame, packFrame, unpackFrames } from './frames'

const FILE_PATH = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/

const Head = z.object({
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
})
const End = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
  files: z.number(),
})
type End = z.infer<typeof End>

export type BackupRefusal = {
  why: 'no_file' | 'file_exists' | 'not_opened' | 'other_version' | 'not_empty' | 'not_owner' | 'differs'
}
/** `gone`: files that were removed while the backup was made. */
export type BackupDone = { why: null; tables: number; rows: number; files: number; gone: number }
type Wish = { path: string; secret: string; filesFolder: string }
type Progress = (done: number, all: number) => void

class Refused extends Error {
  constructor(readonly why: BackupRefusal['why']) {
    super(why)
  }
}

/** The whole branch in one encrypted file, and back: database and clients' files, which stay under their own keys. */
export function createBackupService(backup: BackupRepository) {
  return {
    async make({ path, secret, filesFolder }: Wish, progress: Progress): Promise<BackupRefusal | BackupDone> {
      if (await isThere(path)) return { why: 'file_exists' }
      const end: End = { tables: {}, files: 0 }
      const gone: string[] = []
      await backup.read((reading) => writeArchive(path, secret, pack(reading, { filesFolder, end, gone }, progress)))
      return doneOf(end, gone.length)
    },

    /** Into an empty database. What came in is counted and compared before it is kept. */
    async restore({ path, secret, filesFolder }: Wish, progress: Progress): Promise<BackupRefusal | BackupDone> {
      if (!(await isThere(path))) return { why: 'no_file' }
      const files = openFilesDrop(filesFolder)
      try {
        await backup.migrate()
        const frames = unpackFrames(readArchive(path, secret))
        return doneOf(await backup.write((writing) => unpack(frames, { writing, files }, progress)))
      } catch (error) {
        await files.withdraw()
        if (error instanceof NotOwner) return { why: 'not_owner' }
        if (error instanceof Refused) return { why: error.why }
        if (error instanceof BrokenSeal || (error instanceof Error && /archive/.test(error.message)))
          return { why: 'not_opened' }
        throw error
      }
    },
  }
}

async function* pack(
  reading: Reading,
  { filesFolder, end, gone }: { filesFolder: string; end: End; gone: string[] },
  progress: Progress,
): AsyncGenerator<Buffer> {
  const snapshot = await reading.snapshot()
  const files = await reading.fileNames()
  const all = snapshot.tables.length + files.length
  yield packFrame('head', json(snapshot))
  for (const [index, table] of snapshot.tables.entries()) {
    const count: Count = { rows: 0, sha256: '' }
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

async function unpack(
  frames: AsyncIterable<Frame>,
  { writing, files }: { writing: Writing; files: FilesDrop },
  progress: Progress,
): Promise<End> {
  const here = await writing.snapshot()
  const sink = openSink(writing, files)
  let tables: Table[] = []
  let done = 0
  for await (const { kind, bytes } of frames) {
    if (kind === 'data') await sink.data(bytes)
    else await sink.close()
    if (kind === 'head') {
      const head = Head.parse(parsed(bytes))
      if (JSON.stringify([head.migrations, head.tables]) !== JSON.stringify([here.migrations, here.tables]))
        throw new Refused('other_version')
      if (!(await writing.isFresh())) throw new Refused('not_empty')
      for (const table of head.tables) await writing.clear(table)
      await writing.setSequences(head.sequences)
      tables = head.tables
    }
    if (kind === 'table') {
      const { name } = z.object({ name: z.string() }).parse(parsed(bytes))
      sink.table(tables.find((table) => table.name === name))
      done += 1
      progress(done, tables.length)
    }
    if (kind === 'file') await files.begin(z.string().regex(FILE_PATH).parse(parsed(bytes)))
    if (kind === 'end') {
      const end = End.parse(parsed(bytes))
      await requireSame(writing, tables, end)
      if (files.count() !== end.files) throw new Refused('differs')
      await files.place()
      return end
    }
  }
  throw new Error('the archive has no end')
}

/** What data go into at the moment. */
function openSink(writing: Writing, files: FilesDrop) {
  let filling: ReturnType<Writing['fill']> | null = null
  return {
    table(table: Table | undefined) {
      if (!table) throw new Refused('other_version')
      filling = writing.fill(table)
    },
    data: (bytes: Buffer) => (filling ?? files).write(bytes),
    async close() {
      await filling?.end()
      filling = null
      await files.close()
    },
  }
}

/** Row by row what was there: as many, and the same. */
async function requireSame(writing: Writing, tables: readonly Table[], end: End): Promise<void> {
  for (const table of tables) {
    const count: Count = { rows: 0, sha256: '' }
    for await (const _ of writing.copy(table, count));
    const told = end.tables[table.name]
    if (told?.rows !== count.rows || told.sha256 !== count.sha256) throw new Refused('differs')
  }
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

function doneOf({ tables, files }: End, gone = 0): BackupDone {
  const counts = Object.values(tables)
  return { why: null, tables: counts.length, rows: counts.reduce((sum, { rows }) => sum + rows, 0), files, gone }
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value))
}

function parsed(bytes: Buffer): unknown {
  return JSON.parse(bytes.toString('utf8'))
}
