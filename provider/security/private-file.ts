import { rmSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'

const OWNER_ONLY = 0o600

/** Writes a file that exists only when it is complete and on the disk: a failure or Ctrl-C leaves nothing behind. */
export async function writePrivateFile(path: string, fill: (file: FileHandle) => Promise<void>): Promise<void> {
  const part = `${path}.part`
  const file = await open(part, 'w', OWNER_ONLY)
  const removePart = () => rmSync(part, { force: true })
  process.once('exit', removePart)
  try {
    await fill(file)
    await file.sync()
    await file.close()
    await rename(part, path)
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(part, { force: true })
    throw error
  } finally {
    process.off('exit', removePart)
  }
}
