import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { type PhotoPlace, photoPlaceName, readPhotoPath } from '@/provider/modules/photos/rules/photo-path'
import { checkPicture, PHOTO_MAX_BYTES, type PictureError } from './check-picture'
import { TEXTS_FILE } from './read-texts'

/** What systems leave in folders. */
const LEFT_BY_SYSTEMS = /^(\..*|thumbs\.db|desktop\.ini)$/i

/** `file`: its path in the folder. `sha256`: of its bytes. */
export type FolderPhoto = PhotoPlace & { name: string; file: string; path: string; sha256: string; isCut: boolean }
export type FileError = { file: string; cause: PictureError | 'name' | 'twice' }

type FolderFile = Pick<FolderPhoto, 'file' | 'path'>

/** Lists the files in a folder and below, in the order of their names; null: there is no such folder. */
export async function listFiles(folder: string): Promise<FolderFile[] | null> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => null)
  return (
    entries
      ?.filter((entry) => !entry.isDirectory() && !LEFT_BY_SYSTEMS.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => ({ path, file: relative(folder, path).split(sep).join('/').normalize('NFC') }))
      .filter(({ file }) => file !== TEXTS_FILE)
      .sort((a, b) => (a.file < b.file ? -1 : 1)) ?? null
  )
}

/** Reads a photo of the folder, or says what is wrong with it. @param names that the folder has had so far */
export async function readPhoto(
  { file, path }: FolderFile,
  names: ReadonlySet<string>,
): Promise<FolderPhoto | FileError> {
  const place = readPhotoPath(file)
  if (!place) return { file, cause: 'name' }
  const name = photoPlaceName(place)
  if (names.has(name)) return { file, cause: 'twice' }
  const entry = await stat(path)
  if (!entry.isFile()) return { file, cause: 'type' }
  if (entry.size > PHOTO_MAX_BYTES) return { file, cause: 'too_large' }
  const bytes = await readFile(path)
  const checked = await checkPicture(bytes)
  if (checked.error !== null) return { file, cause: checked.error }
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { ...place, name, file, path, sha256, isCut: checked.isCut }
}
