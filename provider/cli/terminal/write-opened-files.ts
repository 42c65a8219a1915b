import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { CliText } from '@/provider/cli/text/language'
import { formatText } from '@/provider/rules/i18n/format-text'
import { writePrivateFile } from '@/provider/security/private-file'

const OWNER_ONLY = 0o700
const OPENED: CliText = { ru: 'Скан: {path}', en: 'Scan: {path}' }
const REMOVE: CliText = {
  ru: 'Просмотр записан в журнал. Проверили — удалите файлы.',
  en: 'It is noted who looked. Remove the files when they are compared.',
}

/** A PDF of which no pictures can be made. */
export const NOT_DRAWN: CliText = {
  ru: 'Из страниц PDF не сделать картинок, а сам PDF не выдаётся. Попросите прислать снимок.',
  en: 'No pictures can be made of the PDF, and the PDF itself is not handed out. Ask for a photo.',
}

type OpenedFile = { name: string; bytes: Buffer }

/** Writes decrypted files into a folder that only the operator can read. Returns the lines that say where they are. */
export async function writeOpenedFiles(
  folder: string,
  files: readonly OpenedFile[],
  language: keyof CliText,
): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY })
  const paths: string[] = []
  for (const { name, bytes } of files) {
    const path = resolve(join(folder, name))
    await writePrivateFile(path, async (file) => void (await file.writeFile(bytes)))
    paths.push(formatText(OPENED[language], { path }))
  }
  return [...paths, REMOVE[language]]
}
