import { resolve } from 'node:path'
import { z } from 'zod'
import { LIMIT, LIMIT_DEFAULT, Limit } from '@/provider/cli/arguments/common-arguments'
import { type Command, defineCommand, type Option } from '@/provider/cli/command'
import { countsText } from '@/provider/cli/text/file-texts'
import type { CliLanguage, CliText } from '@/provider/cli/text/language'
import { listOutcome } from '@/provider/cli/text/list-outcome'
import type { Column } from '@/provider/cli/text/table'
import { HEADS } from '@/provider/cli/text/table-heads'
import type { ListedPhoto } from '@/provider/modules/photos/list-photos'
import { formatText } from '@/provider/rules/i18n/format-text'
import { photosErrorText } from './photo-texts'

const REJECTIONS = {
  no_folder: { ru: 'Нет такой папки.', en: 'There is no such folder.' },
  empty: { ru: 'В папке нет файлов.', en: 'The folder has no files.' },
  not_empty: { ru: 'В этой папке уже есть файлы: укажите новую.', en: 'The folder has files already: name a new one.' },
  not_found: { ru: 'Таких фото нет: имена показывает photo list.', en: 'No such photos: photo list shows the names.' },
} satisfies Record<string, CliText>
const TAKEN: CliText = {
  ru: 'Фото: {photos}. Добавлено: {added}, изменено: {changed}.',
  en: 'Photos: {photos}. Added: {added}, changed: {changed}.',
}
const TRIED: CliText = {
  ru: 'Проверка, ничего не записано. Фото: {photos}. Добавилось бы: {added}, изменилось бы: {changed}.',
  en: 'A trial, nothing was written. Photos: {photos}. Would be added: {added}, changed: {changed}.',
}
const REJECTED: CliText = { ru: 'Ошибок: {faults}. Ничего не записано.', en: 'Faults: {faults}. Nothing was written.' }
const CUT: CliText = {
  ru: 'Предупреждение: {file}: сайт показывает середину 3:2, больше четверти снимка не будет видно.',
  en: 'Warning: {file}: the site shows the middle 3:2, more than a quarter of the picture is cut off.',
}
const WRITTEN: CliText = { ru: 'Фото: {photos}.', en: 'Photos: {photos}.' }
const REMOVED: CliText = { ru: 'Удалено фото: {photos}.', en: 'Photos removed: {photos}.' }
const NONE: CliText = { ru: 'Фото нет: сайт показывает рисунки.', en: 'No photos: the site shows drawings.' }

function folderOption(about: CliText, path: 'read' | 'write'): Option {
  return { value: { ru: 'ПАПКА', en: 'FOLDER' }, about, isRequired: true, path }
}

const importFolder = defineCommand({
  name: 'import photos',
  about: { ru: 'Принять фото машин из папки', en: 'Take photos of cars from a folder' },
  options: {
    folder: folderOption(
      {
        ru: 'папка, в ней toyota-rav4/exterior-1.jpg, plates/А001АА125/interior-2.jpg, texts.csv',
        en: 'folder with toyota-rav4/exterior-1.jpg, plates/А001АА125/interior-2.jpg, texts.csv',
      },
      'read',
    ),
    'dry-run': { about: { ru: 'только проверить', en: 'only look whether it is right' } },
  },
  operand: 'folder',
  input: z.object({ folder: z.string().trim().min(1), 'dry-run': z.boolean().default(false) }),
  async run({ folder, 'dry-run': isDry }, { photos, language, staff, complain, progress }) {
    const outcome = await photos.import(
      {
        folder: resolve(folder),
        isDry,
        onError: (error) => complain(photosErrorText(error, language)),
        onCut: (file) => complain(formatText(CUT[language], { file })),
        onProgress: progress,
      },
      staff(),
    )
    if (outcome.why !== null) return rejected(outcome.why, language)
    const { imported, errors } = outcome
    if (imported === null) return { rejection: countsText(REJECTED, language, { faults: errors }) }
    return { lines: [countsText(isDry ? TRIED : TAKEN, language, imported)] }
  },
})

const exportFolder = defineCommand({
  name: 'export photos',
  operator: 'none',
  about: { ru: 'Записать фото машин в папку', en: 'Write the photos of cars into a folder' },
  options: { folder: folderOption({ ru: 'новая папка', en: 'a new folder' }, 'write') },
  operand: 'folder',
  input: z.object({ folder: z.string().trim().min(1) }),
  async run({ folder }, { photos, language }) {
    const outcome = await photos.export(resolve(folder))
    if (outcome === 'not_empty') return rejected(outcome, language)
    return { lines: [countsText(WRITTEN, language, outcome)] }
  },
})

const list = defineCommand({
  name: 'photo list',
  operator: 'none',
  about: { ru: 'Фото машин: чьи, что на них', en: 'Photos of cars: whose, and what they show' },
  options: { limit: LIMIT },
  input: z.object({ limit: Limit.default(LIMIT_DEFAULT) }),
  async run({ limit }, container) {
    const rows = await container.photos.list()
    return listOutcome(rows.slice(0, limit), { columns: COLUMNS, none: NONE }, container)
  },
})

const COLUMNS: readonly Column<ListedPhoto>[] = [
  { head: HEADS.photo, cell: ({ name }) => name },
  { head: HEADS.width, cell: ({ width }) => String(width), isNumber: true },
  { head: HEADS.text, cell: ({ text }) => text.ru },
]

const remove = defineCommand({
  name: 'photo remove',
  about: {
    ru: 'Удалить фото; вместо него сайт покажет следующее или рисунок',
    en: 'Remove a photo; the site shows the next one or the drawing',
  },
  options: {
    name: {
      value: { ru: 'ИМЯ', en: 'NAME' },
      about: {
        ru: 'toyota-rav4/exterior-1 — одно фото, toyota-rav4 или plates/А001АА125 — все',
        en: 'toyota-rav4/exterior-1 for one photo, toyota-rav4 or plates/А001АА125 for all',
      },
      isRequired: true,
    },
  },
  operand: 'name',
  input: z.object({ name: z.string().trim().min(1).max(200) }),
  async run({ name }, { photos, language, staff }) {
    const removed = await photos.remove(name, staff())
    return removed === 0
      ? rejected('not_found', language)
      : { lines: [countsText(REMOVED, language, { photos: removed })] }
  },
})

function rejected(why: keyof typeof REJECTIONS, language: CliLanguage) {
  return { rejection: REJECTIONS[why][language] }
}

export const PHOTO_COMMANDS: readonly Command[] = [importFolder, exportFolder, list, remove]
