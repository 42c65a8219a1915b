import { randomUUID } from 'node:crypto'
import { createReadStream, rmSync } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { MissingFileError, readWhole } from '@/provider/file-store/file-store'
import { FILE_MODE, FOLDER_MODE, INCOMING } from '@/provider/file-store/files-folder'
import { type FileStoreOptions, openFileStores } from '@/provider/file-store/open-file-store'
import { pathExists } from '@/provider/security/path-exists'

export type FileRestore = ReturnType<typeof openFileRestore>

/**
 * Stores files in a temporary folder until the archive is complete; then all of them are moved to their places, or none. Into a bucket
 * they are copied: until the database is committed they are files without a row, which are deleted when they are two hours old.
 */
export function openFileRestore(options: FileStoreOptions) {
  const { folder } = options
  const store = openFileStores(options).primary
  const temporary = join(folder, INCOMING, `restore-${randomUUID()}`)
  // Ends like an unfinished upload, so that the purge of those deletes what a power cut leaves.
  const temporaryPath = (name: string) => join(temporary, `${basename(name)}.part`)
  const names: string[] = []
  const placed: string[] = []
  const place = store.kind === 'folder' ? renameIntoPlace : copyIntoBucket
  let writing: FileHandle | null = null
  const removeTemporary = () => rmSync(temporary, { recursive: true, force: true })
  process.once('exit', removeTemporary)

  const close = async () => {
    await writing?.sync()
    await writing?.close()
    writing = null
  }
  return {
    async begin(name: string): Promise<void> {
      await close()
      await mkdir(temporary, { recursive: true, mode: FOLDER_MODE })
      writing = await open(temporaryPath(name), 'w', FILE_MODE)
      names.push(name)
    },

    async write(bytes: Buffer): Promise<void> {
      await writing?.writeFile(bytes)
    },

    close,
    count: () => names.length,

    async place(): Promise<void> {
      for (const name of names) {
        // A file of the same id was here before: it stays when the restore fails.
        if (await place(name)) placed.push(name)
      }
      await rm(temporary, { recursive: true, force: true })
      process.off('exit', removeTemporary)
    },

    async withdraw(): Promise<void> {
      await close().catch(() => undefined)
      await rm(temporary, { recursive: true, force: true })
      process.off('exit', removeTemporary)
      for (const name of placed) await store.remove(name)
    },
  }

  /** @returns whether the place was free */
  async function renameIntoPlace(name: string): Promise<boolean> {
    const path = join(folder, name)
    const wasHere = await pathExists(path)
    await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE })
    await rename(temporaryPath(name), path)
    return !wasHere
  }

  /** @returns whether the place was free */
  async function copyIntoBucket(name: string): Promise<boolean> {
    const wasHere = await readWhole(store.read(name)).then(
      () => true,
      (error: unknown) => {
        if (error instanceof MissingFileError) return false
        throw error
      },
    )
    if (!wasHere) await store.write(name, createReadStream(temporaryPath(name)))
    return !wasHere
  }
}
