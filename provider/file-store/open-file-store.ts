import { type FileStore, MissingFileError, type StoreKind } from './file-store'
import { openFolderStore } from './folder-store'
import type { S3Options } from './s3-client'
import { openS3Store } from './s3-store'

export type FileStoreOptions = {
  folder: string
  /** Where new files go; a folder when left out. */
  store?: StoreKind
  /** Null or left out: there is no bucket. */
  s3?: S3Options | null
}

/** `primary` takes new files. `other`: where files may be that were stored before; null: there is no such place. */
export type FileStores = { primary: FileStore; other: FileStore | null }

/** Opens the store of each place that is configured. */
export function openFileStores({ folder, store = 'folder', s3 = null }: FileStoreOptions): FileStores {
  const folderStore = openFolderStore(folder, store === 's3')
  const s3Store = s3 && openS3Store(s3)
  if (store === 'folder') return { primary: folderStore, other: s3Store }
  if (!s3Store) throw new Error('the store is S3, and no bucket is configured')
  return { primary: s3Store, other: folderStore }
}

/** Reads a file of either place, while files are moved from one to the other (decision 0163). */
export async function* readFromStores({ primary, other }: FileStores, name: string): AsyncGenerator<Buffer> {
  // The first place again: a file may have been moved there, and deleted at the other one, between the two reads.
  const places = other ? [primary, other, primary] : [primary]
  for (const [index, store] of places.entries()) {
    try {
      return yield* store.read(name)
    } catch (error) {
      if (!(error instanceof MissingFileError) || index === places.length - 1) throw error
    }
  }
}
