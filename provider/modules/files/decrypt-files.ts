import type { FileRow } from './queries'
import type { Vault } from './vault'

export type OpenedFile = { name: string; bytes: Buffer }

/** Decrypts files for staff; null: one was encrypted with another key, or is damaged. @param nameOf its name in the folder */
export async function decryptFiles(
  rows: readonly FileRow[],
  vault: Pick<Vault, 'read'>,
  nameOf: (row: FileRow) => string,
): Promise<OpenedFile[] | null> {
  const openedFiles: OpenedFile[] = []
  try {
    for (const row of rows) {
      const chunks: Buffer[] = []
      for await (const chunk of vault.read(row)) chunks.push(chunk)
      openedFiles.push({ name: nameOf(row), bytes: Buffer.concat(chunks) })
    }
  } catch (error) {
    // A file that does not exist: the command line prints its path.
    if (error instanceof Error && 'path' in error) throw error
    return null
  }
  return openedFiles
}

/** Returns how the name of a stored file ends. */
export function endingOf({ type }: Pick<FileRow, 'type'>): string {
  return type === 'image/jpeg' ? 'jpg' : 'pdf'
}
