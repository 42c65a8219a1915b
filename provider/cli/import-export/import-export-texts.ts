import { FILE_EXISTS, NO_FILE } from '@/provider/cli/text/file-texts'
import type { CliLanguage, CliText } from '@/provider/cli/text/language'
import type { ExportRejection } from '@/provider/modules/import-export/export-file'
import type { ImportRejection } from '@/provider/modules/import-export/import-file'
import type { RowError, SubjectName } from '@/provider/modules/import-export/table-names'
import { formatText } from '@/provider/rules/i18n/format-text'

export const SUBJECT_TEXTS: Record<SubjectName, CliText> = {
  fleet: { ru: 'машины', en: 'cars' },
  prices: { ru: 'цены моделей', en: 'prices of models' },
  seasons: { ru: 'сезоны', en: 'seasons' },
  clients: { ru: 'клиентов', en: 'clients' },
  fines: { ru: 'штрафы', en: 'fines' },
  damages: { ru: 'повреждения', en: 'damages' },
  promo: { ru: 'промокоды', en: 'promo codes' },
  news: { ru: 'новости', en: 'news' },
  events: { ru: 'события', en: 'events' },
  sections: { ru: 'разделы вопросов', en: 'sections of questions' },
  faq: { ru: 'вопросы и ответы', en: 'questions and answers' },
  discounts: { ru: 'тексты о скидках', en: 'texts about discounts' },
  partners: { ru: 'партнёров', en: 'partners' },
  chauffeurs: { ru: 'водителей филиала', en: 'chauffeurs of the branch' },
  offices: { ru: 'тексты об офисе', en: 'texts about the office' },
}

type Rejection = ImportRejection | ExportRejection

const REJECTIONS: Record<Rejection['why'], CliText> = {
  no_file: NO_FILE,
  unknown_kind: { ru: 'Нужен файл .csv или .xlsx.', en: 'The file is to be .csv or .xlsx.' },
  too_big: {
    ru: 'Книга больше 30 МБ: сохраните её как CSV.',
    en: 'The workbook is larger than 30 MB: save it as CSV.',
  },
  sheets: {
    ru: 'Данные на нескольких листах: оставьте в книге один.',
    en: 'There are data on several sheets: leave one of them.',
  },
  unreadable: { ru: 'Файл испорчен: его не прочитать.', en: 'The file is damaged and cannot be read.' },
  file_exists: {
    ru: `${FILE_EXISTS.ru} Заменить его: --replace.`,
    en: `${FILE_EXISTS.en} To replace it: --replace.`,
  },
  columns: {
    ru: 'Столбцы не те. Не хватает: {missing}. Лишние: {unknown}. Повторяются: {twice}.',
    en: 'The columns are not right. Missing: {missing}. Unknown: {unknown}. Twice: {twice}.',
  },
}

const CAUSES: Record<RowError['cause'], CliText> = {
  required: { ru: 'пусто', en: 'is empty' },
  number: { ru: 'нужно целое число, {expected}', en: 'a whole number, {expected}' },
  decimal: { ru: 'нужно число, {expected}', en: 'a number, {expected}' },
  money: { ru: 'нужна сумма в рублях', en: 'a sum in roubles' },
  date: { ru: 'нужна дата, 2026-11-22 или 22.11.2026', en: 'a date, 2026-11-22 or 22.11.2026' },
  moment: { ru: 'нужны дата и время, 2026-11-22 14:30', en: 'a date and a time, 2026-11-22 14:30' },
  choice: { ru: 'может быть только: {expected}', en: 'only one of: {expected}' },
  phone: { ru: 'нужен телефон, +79990000001', en: 'a phone, +79990000001' },
  email: { ru: 'нужен адрес почты', en: 'an email address' },
  text: { ru: 'такой текст не подходит', en: 'this text does not fit' },
  digits: {
    ru: 'цифры потеряны: сделайте ячейку текстовой и введите номер заново',
    en: 'digits are lost: make it a text cell and type the number again',
  },
  letters: {
    ru: 'буквы потеряны: сохраните файл в UTF-8 или как XLSX',
    en: 'letters are lost: save the file as UTF-8 or XLSX',
  },
  look_alike: { ru: 'такой же номер есть другими буквами', en: 'the same plate is there in other letters' },
  plate: {
    ru: 'это не госномер: «А123ВС125»; у машины без него вид номера — «инвентарный», и в номере есть цифра',
    en: 'not a state plate (А123ВС125); a vehicle without one has the kind «инвентарный» and a number with a digit',
  },
  twice: { ru: 'такая строка уже была выше', en: 'the same row stands above' },
  no_model: { ru: 'нет такой модели', en: 'there is no such model' },
  no_client: { ru: 'нет такого клиента', en: 'there is no such client' },
  no_car: { ru: 'нет такой машины', en: 'there is no such car' },
  no_booking: { ru: 'у этого клиента нет такой брони', en: 'this client has no such booking' },
  no_rental: {
    ru: 'у клиента нет брони этой машины на дату нарушения',
    en: 'the client has no rental of this car on the date of the offence',
  },
  no_group: { ru: 'нет такого раздела', en: 'there is no such section' },
  no_promo: { ru: 'нет такого промокода', en: 'there is no such promo code' },
  no_place: { ru: 'нет такого места выдачи', en: 'there is no such place' },
  no_class: { ru: 'нет такого класса машин', en: 'there is no such class of cars' },
  paragraphs: { ru: 'абзацев не столько, сколько по-русски', en: 'not as many paragraphs as in Russian' },
  pair: { ru: 'не подходит к соседнему столбцу', en: 'does not go with the column beside it' },
  order: { ru: 'даты идут не по порядку', en: 'the dates are out of order' },
  elsewhere: { ru: 'это есть у другого филиала или клиента', en: 'another branch or client has it' },
  no_row: { ru: 'нет такой записи у этого клиента', en: 'this client has no such entry' },
  decided: {
    ru: 'состояние не меняется файлом: долг уже оплачен, оспорен или снят либо станет таким не здесь (выгрузите файл заново)',
    en: 'a file does not change this state: it is paid, disputed or dropped by now, or becomes so elsewhere (export anew)',
  },
  wording: { ru: 'так не пишем (docs/voice.md): {expected}', en: 'we write it otherwise (docs/voice.md): {expected}' },
  paid: { ru: 'меньше уже оплаченного или не в целых рублях', en: 'less than was paid, or not in whole roubles' },
}

const UNREAD_ROW: CliText = {
  ru: 'Строка {row} не читается: кавычка не закрыта или ячейка слишком велика.',
  en: 'Row {row} cannot be read: a quote is not closed, or a cell is too large.',
}
const WARNING: CliText = { ru: 'Предупреждение: {text}', en: 'Warning: {text}' }
const ROW: CliText = { ru: 'строка {row}{column}: {cause}', en: 'row {row}{column}: {cause}' }

/** Returns why a file was not imported or exported. */
export function rejectionText(rejection: Rejection, language: CliLanguage): string {
  const list = (names: readonly string[]) => names.map((name) => `«${name}»`).join(', ') || '—'
  if (rejection.why === 'columns') {
    const { missing, unknown, twice } = rejection
    const values = { missing: list(missing), unknown: list(unknown), twice: list(twice) }
    return formatText(REJECTIONS.columns[language], values)
  }
  const isAtRow = 'row' in rejection && rejection.row !== null
  return isAtRow
    ? formatText(UNREAD_ROW[language], { row: String(rejection.row) })
    : REJECTIONS[rejection.why][language]
}

/** Returns what is wrong in a row of a file. */
export function rowErrorText({ row, column, cause, expected }: RowError, language: CliLanguage): string {
  return formatText(ROW[language], {
    row: String(row),
    column: column === null ? '' : `, «${column}»`,
    cause: formatText(CAUSES[cause][language], { expected }),
  })
}

/** Returns the warning about a row that is imported. */
export function rowWarningText(warning: RowError, language: CliLanguage): string {
  return formatText(WARNING[language], { text: rowErrorText(warning, language) })
}
