import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type FileStore, fileIdOf, MissingFileError, StoreUnavailableError } from './file-store'
import { FILE_MODE, FOLDER_MODE, INCOMING } from './files-folder'

/** A disk that is full, read-only or away. */
const UNAVAILABLE = new Set(['ENOSPC', 'EROFS', 'EDQUOT', 'EACCES', 'EPERM', 'EIO', 'ESTALE', 'ETIMEDOUT', 'ENOTCONN'])

/**
 * Opens the store of a folder, which all providers of a branch share.
 *
 * @param mayBeAbsent no folder means no files; else it means a disk that is not mounted, which says nothing about them
 */
export function openFolderStore(folder: string, mayBeAbsent = false): FileStore {
  const pathOf = (name: string) => join(folder, name)
  const requireFolder = async () => {
    if (mayBeAbsent) return
    await access(folder).catch((cause: unknown) => {
      throw new StoreUnavailableError('the folder of files does not exist', false, cause)
    })
  }

  return {
    kind: 'folder',

    async write(name, bytes) {
      const path = pathOf(name)
      const part = join(folder, INCOMING, `${basename(name)}-${randomUUID()}.part`)
      try {
        await writeDurable(part, bytes)
        await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE })
        await rename(part, path)
        // The name, too, must survive a power cut.
        await syncFolder(dirname(path))
      } catch (error) {
        await rm(part, { force: true }).catch(() => undefined)
        throw storeErrorOf(error)
      }
    },

    async *read(name) {
      try {
        yield* createReadStream(pathOf(name))
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') throw storeErrorOf(error)
        await requireFolder()
        throw new MissingFileError(pathOf(name))
      }
    },

    async remove(name) {
      try {
        await rm(pathOf(name), { force: true })
        await requireFolder()
      } catch (error) {
        throw storeErrorOf(error)
      }
    },

    async *list() {
      await requireFolder()
      const names = await readdir(folder, { recursive: true }).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return []
        throw storeErrorOf(error)
      })
      for (const name of names) {
        const id = fileIdOf(name)
        const changedAt = id && (await stat(pathOf(name)).catch(() => null))?.mtime
        // Without a time it was deleted meanwhile.
        if (id && changedAt) yield { id, changedAt }
      }
    },
  }
}

/** Writes a new file and waits until it is on the disk. */
export async function writeDurable(path: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE })
  const file = await open(path, 'wx', FILE_MODE)
  try {
    for await (const chunk of chunks) await file.writeFile(chunk)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Returns an error of the disk as one of the store; any other one as it is. */
export function storeErrorOf(error: unknown): unknown {
  const code = codeOf(error)
  return code !== null && UNAVAILABLE.has(code)
    ? new StoreUnavailableError(`the folder of files: ${code}`, false, error)
    : error
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error ? String(error.code) : null
}
