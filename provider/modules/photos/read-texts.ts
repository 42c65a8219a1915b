import { join } from 'node:path'
import { textField, textsFields } from '@/provider/modules/import-export/fields'
import { ColumnsError, readRows, type WrongColumns } from '@/provider/modules/import-export/read-rows'
import { SheetError } from '@/provider/modules/import-export/sheet-error'
import { readSheet } from '@/provider/modules/import-export/sheet-reader'
import type { RowError } from '@/provider/modules/import-export/table-names'
import { photoPlaceName, readPhotoPath } from '@/provider/modules/photos/rules/photo-path'
import type { Texts } from '@/provider/rules/i18n/language'
import { pathExists } from '@/provider/security/path-exists'

export const TEXTS_FILE = 'texts.csv'
const TEXT_MAX = 150
const FIELDS = [
  textField({ name: 'file', header: 'Файл' }),
  ...textsFields({ name: 'text', header: 'Текст', max: TEXT_MAX }),
]
/** The first row of the file of texts. */
export const TEXTS_HEAD: readonly string[] = FIELDS.map(({ header }) => header)

export type TextsError = RowError | ({ columns: WrongColumns } | { isUnreadable: true })

/**
 * Reads what the photos of a folder show, by the names of their places; empty without the file.
 *
 * @param onUnknown is called with the name of a file that says no place
 */
export async function readTexts(
  folder: string,
  onError: (error: TextsError) => void,
  onUnknown: (file: string) => void,
): Promise<Map<string, Texts>> {
  const texts = new Map<string, Texts>()
  const path = join(folder, TEXTS_FILE)
  if (!(await pathExists(path))) return texts
  try {
    const sheet = readSheet(path, () => undefined)
    for await (const { values, broken } of readRows(sheet, { fields: FIELDS }, onError)) {
      if (broken.length > 0) continue
      const place = readPhotoPath(String(values.file))
      if (place) texts.set(photoPlaceName(place), textsOf(values))
      else onUnknown(String(values.file))
    }
  } catch (error) {
    if (error instanceof ColumnsError) onError({ columns: error.columns })
    else if (error instanceof SheetError) onError({ isUnreadable: true })
    else throw error
  }
  return texts
}

function textsOf({ text_ru: ru, text_en: en, text_zh: zh }: Record<string, unknown>): Texts {
  return { ru: String(ru ?? ''), en: String(en ?? ''), 'zh-CN': String(zh ?? '') }
}
