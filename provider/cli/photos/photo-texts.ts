import { rowErrorText } from '@/provider/cli/import-export/import-export-texts'
import type { CliLanguage, CliText } from '@/provider/cli/text/language'
import { PHOTO_MAX_MB, PHOTO_MIN_WIDTH } from '@/provider/modules/photos/check-picture'
import type { PhotosError } from '@/provider/modules/photos/import-photos'
import { TEXTS_FILE } from '@/provider/modules/photos/read-texts'
import { formatText } from '@/provider/rules/i18n/format-text'

const CAUSES: Record<Extract<PhotosError, { file: string }>['cause'], CliText> = {
  name: {
    ru: 'имя не говорит, чьё это фото: нужно toyota-rav4/exterior-1.jpg или plates/А001АА125/interior-2.jpg (exterior — снаружи, interior — салон, boot — багажник)',
    en: 'the name does not say whose photo it is: toyota-rav4/exterior-1.jpg or plates/А001АА125/interior-2.jpg (exterior, interior, boot)',
  },
  twice: { ru: 'фото с этим номером в папке уже есть', en: 'the folder has a photo of this number already' },
  too_large: {
    ru: `больше ${PHOTO_MAX_MB} МБ: уменьшите снимок`,
    en: `larger than ${PHOTO_MAX_MB} MB: make it smaller`,
  },
  heic: {
    ru: 'это HEIC: сохраните снимок как JPEG (на iPhone: Настройки → Камера → Форматы → Наиболее совместимые)',
    en: 'this is HEIC: save it as JPEG (iPhone: Settings → Camera → Formats → Most Compatible)',
  },
  type: { ru: 'внутри не JPEG, PNG или WebP', en: 'its content is no JPEG, PNG or WebP' },
  broken: {
    ru: 'снимок испорчен или обрезан: до конца не читается',
    en: 'damaged or cut off: it cannot be read to its end',
  },
  too_many_pixels: { ru: 'больше 40 мегапикселей', en: 'more than 40 megapixels' },
  too_small: {
    ru: `слишком мал: нужно хотя бы ${PHOTO_MIN_WIDTH} × ${(PHOTO_MIN_WIDTH * 2) / 3} пикселей`,
    en: `too small: at least ${PHOTO_MIN_WIDTH} × ${(PHOTO_MIN_WIDTH * 2) / 3} pixels`,
  },
  no_model: { ru: 'нет такой модели', en: 'there is no such model' },
  no_car: { ru: 'нет машины с таким госномером', en: 'there is no car with this plate' },
  no_photo: {
    ru: `назван в ${TEXTS_FILE}, но такого фото в папке нет`,
    en: `named in ${TEXTS_FILE}, but not in the folder`,
  },
}
const FILE: CliText = { ru: '{file}: {cause}', en: '{file}: {cause}' }
const UNREADABLE: CliText = { ru: 'файл не прочитать', en: 'cannot be read' }
const COLUMNS: CliText = {
  ru: 'столбцы не те; нужны «Файл», «Текст (рус.)», «Текст (англ.)», «Текст (кит.)»',
  en: 'wrong columns; it needs «Файл», «Текст (рус.)», «Текст (англ.)», «Текст (кит.)»',
}

/** Returns what is wrong with a file of a folder of photos. */
export function photosErrorText(error: PhotosError, language: CliLanguage): string {
  if ('file' in error) return fileText(error.file, CAUSES[error.cause][language], language)
  if ('row' in error) return fileText(TEXTS_FILE, rowErrorText(error, language), language)
  return fileText(TEXTS_FILE, ('columns' in error ? COLUMNS : UNREADABLE)[language], language)
}

function fileText(file: string, cause: string, language: CliLanguage): string {
  return formatText(FILE[language], { file, cause })
}
