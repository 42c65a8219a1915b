import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { FILE_MODE, FOLDER_MODE, INCOMING } from '@/provider/modules/files/files-folder'
import { isThere } from '@/provider/security/path-exists'

export type FilesDrop = ReturnType<typeof openFilesDrop>

/** Files that lie aside until everything is there: then all of them take their places, or none does. */
export function openFilesDrop(folder: string) {
  const aside = join(folder, INCOMING, `restore-${randomUUID()}`)
  // Ends as an unfinished upload: what a power cut leaves is swept like those.
  const asideOf = (name: string) => join(aside, `${basename(name)}.part`)
  const names: string[] = []
  const placed: string[] = []
  let writing: FileHandle | null = null
  const forget = () => rmSync(aside, { recursive: true, force: true })
  process.once('exit', forget)

  const close = async () => {
    await writing?.sync()
    await writing?.close()
    writing = null
  }
  return {
    async begin(name: string): Promise<void> {
      await close()
      await mkdir(aside, { recursive: true, mode: FOLDER_MODE })
      writing = await open(asideOf(name), 'w', FILE_MODE)
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
        // Of the same id: it was here before, and stays when the rest does not come.
        const wasHere = await isThere(path)
        await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE })
        await rename(asideOf(name), path)
        if (!wasHere) placed.push(path)
      }
      await rm(aside, { recursive: true, force: true })
      process.off('exit', forget)
    },

    async withdraw(): Promise<void> {
      await close().catch(() => undefined)
      await rm(aside, { recursive: true, force: true })
      process.off('exit', forget)
      for (const path of placed) await rm(path, { force: true })
    },
  }
}
