import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { FILE_MODE, FOLDER_MODE, INCOMING } from '@/provider/file-store/files-folder'
import { pathExists } from '@/provider/security/path-exists'

export type FileRestore = ReturnType<typeof openFileRestore>

/** Stores files in a temporary folder until the archive is complete; then all of them are moved to their places, or none. */
export function openFileRestore(folder: string) {
  const temporary = join(folder, INCOMING, `restore-${randomUUID()}`)
  // Ends like an unfinished upload, so that the purge of those deletes what a power cut leaves.
  const temporaryPath = (name: string) => join(temporary, `${basename(name)}.part`)
  const names: string[] = []
  const placed: string[] = []
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
        const path = join(folder, name)
        // A file of the same id was here before: it stays when the restore fails.
        const wasHere = await pathExists(path)
        await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE })
        await rename(temporaryPath(name), path)
        if (!wasHere) placed.push(path)
      }
      await rm(temporary, { recursive: true, force: true })
      process.off('exit', removeTemporary)
    },

    async withdraw(): Promise<void> {
      await close().catch(() => undefined)
      await rm(temporary, { recursive: true, force: true })
      process.off('exit', removeTemporary)
      for (const path of placed) await rm(path, { force: true })
    },
  }
}
