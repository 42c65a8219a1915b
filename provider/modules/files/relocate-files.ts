import type { Database } from '@/provider/db/database'
import {
  DamagedFileError,
  type FileStore,
  fileName,
  inOneChunk,
  MissingFileError,
  readWhole,
  type StoreKind,
} from '@/provider/file-store/file-store'
import { type FileStoreOptions, openFileStores } from '@/provider/file-store/open-file-store'
import { recordAction } from '@/provider/records/audit/record-action'
import type { Staff } from '@/provider/rules/actors'
import { hasMarked, markStore, readStanding } from './store-marks'

type Deps = { db: Database; now: () => Date }
type Relocation = { to: StoreKind; deletesSource: boolean }

export type RelocationRejection = {
  why: 'no_bucket' | 'still_source' | 'foreign_source' | 'foreign_target'
}
/** `same`: files that an earlier run copied, compared again. `gone`: removed while the command ran. */
export type RelocationDone = { why: null; copied: number; same: number; gone: number; deleted: number }

/**
 * Copies all files to the other store while providers run, and reads back and compares each of them. Cut off, it is simply run again.
 * A file is deleted at the source only after its copy was compared, and only when new files go to the target already.
 *
 * @throws {StoreUnavailableError} {DamagedFileError} nothing is deleted after that
 */
export async function relocateFiles(
  deps: Deps,
  options: FileStoreOptions,
  { to, deletesSource }: Relocation,
  staff: Staff,
  progress: (done: number, all: number) => void,
): Promise<RelocationRejection | RelocationDone> {
  if (!options.s3) return { why: 'no_bucket' }
  // Files would still come into the source, and providers without the bucket's settings would miss those that are gone.
  if (deletesSource && options.store !== to) return { why: 'still_source' }
  // Opened like this the folder may be one that does not exist yet.
  const { primary: bucket, other: folder } = openFileStores({ ...options, store: 's3' })
  if (!folder) return { why: 'no_bucket' }
  const pair = to === 's3' ? { source: folder, target: bucket } : { source: bucket, target: folder }
  const foreign = await requireOwnPair(deps, pair)
  if (foreign) return foreign
  await deps.db.transaction((tx) =>
    recordAction(tx, staff, 'files.move', null, { to, deletesSource: deletesSource ? 'yes' : 'no' }),
  )

  const ids: string[] = []
  for await (const { id } of pair.source.list()) ids.push(id)
  const done: RelocationDone = { why: null, copied: 0, same: 0, gone: 0, deleted: 0 }
  for (const [index, id] of ids.entries()) {
    const name = fileName(id)
    const outcome = await copyFile(pair, name)
    done[outcome] += 1
    if (deletesSource && outcome !== 'gone') {
      await pair.source.remove(name)
      done.deleted += 1
    }
    progress(index + 1, ids.length)
  }
  return done
}

type Pair = { source: FileStore; target: FileStore }

/** Marks a store that nobody has marked. The target is marked before the first copy: removals then happen in both. */
async function requireOwnPair(deps: Deps, { source, target }: Pair): Promise<RelocationRejection | null> {
  const [ofSource, ofTarget] = [await readStanding(deps, source), await readStanding(deps, target)]
  // A source without a mark, although this database marks its stores: a folder that is not mounted.
  const isStrange = ofSource === 'unmarked' && ofTarget !== 'own' && (await hasMarked(deps))
  if (ofSource === 'foreign' || isStrange) return { why: 'foreign_source' }
  if (ofTarget === 'foreign') return { why: 'foreign_target' }
  for (const [store, standing] of [[source, ofSource] as const, [target, ofTarget] as const])
    if (standing === 'unmarked') await markStore(deps, store)
  return null
}

/** @throws {DamagedFileError} when what was written is not read back */
async function copyFile({ source, target }: Pair, name: string): Promise<'copied' | 'same' | 'gone'> {
  const bytes = await readStored(source, name)
  if (!bytes) return 'gone'
  if ((await readStored(target, name))?.equals(bytes)) return 'same'
  await target.write(name, inOneChunk(bytes))
  if (!(await readStored(target, name))?.equals(bytes)) throw new DamagedFileError(name)
  return 'copied'
}

/** Returns the bytes of a file; null: the store does not have it, or not whole. */
async function readStored(store: FileStore, name: string): Promise<Buffer | null> {
  return readWhole(store.read(name)).catch((error: unknown) => {
    if (error instanceof MissingFileError) return null
    throw error
  })
}
