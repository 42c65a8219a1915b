import { MissingFileError } from '@/provider/file-store/file-store'
import { type FileStores, openFileStores, readFromStores } from '@/provider/file-store/open-file-store'
import { pathExists } from '@/provider/security/path-exists'
import type { End, Head, Progress } from './archive-content'
import { writeArchive } from './archive-file'
import { type BackupDone, type BackupOptions, type BackupRejection, summarize } from './backup-outcome'
import type { TableCopy, TableReader } from './copy-tables'
import { packFrame } from './frames'
import type { Count } from './row-sum'

type Deps = { tables: TableCopy; now: () => Date }
type Content = { stores: FileStores; end: End; gone: string[]; madeAt: string }

/** Copies the whole branch into one encrypted file: the database and clients' files, which stay under their own keys. */
export async function makeBackup(
  { tables, now }: Deps,
  { path, secret, files }: BackupOptions,
  progress: Progress,
): Promise<BackupRejection | BackupDone> {
  if (await pathExists(path)) return { why: 'file_exists' }
  const end: End = { tables: {}, files: 0 }
  const gone: string[] = []
  const content = { stores: openFileStores(files), end, gone, madeAt: now().toISOString() }
  await tables.read((reading) => writeArchive(path, secret, pack(reading, content, progress)))
  return summarize(Object.values(end.tables), end.files, gone.length)
}

async function* pack(
  reading: TableReader,
  { stores, end, gone, madeAt }: Content,
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
    const chunks = readFromStores(stores, name)
    const first = await firstOf(chunks)
    if (first) {
      yield packFrame('file', json(name))
      if (!first.done) yield packFrame('data', first.value)
      for await (const chunk of chunks) yield packFrame('data', chunk)
      end.files += 1
    } else gone.push(name)
    progress(snapshot.tables.length + end.files + gone.length, all)
  }
  yield packFrame('end', json(end))
}

/** Null: the client removed the file after the snapshot. A store that cannot be asked ends the backup. */
async function firstOf(chunks: AsyncGenerator<Buffer>): Promise<IteratorResult<Buffer> | null> {
  try {
    return await chunks.next()
  } catch (error) {
    if (error instanceof MissingFileError) return null
    throw error
  }
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value))
}
