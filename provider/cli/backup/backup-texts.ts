import type { Option } from '@/provider/cli/command'
import { FILE_EXISTS, NO_FILE } from '@/provider/cli/text/file-texts'
import type { CliText } from '@/provider/cli/text/language'
import type { BackupRejection } from '@/provider/modules/backup/backup-outcome'

export const SECRET_MIN = 16

export const FILES: Option = {
  value: { ru: 'ПАПКА', en: 'FOLDER' },
  about: {
    ru: 'папка файлов клиентов; без параметра — их хранилище (FILE_STORE)',
    en: 'folder of the clients’ files; their store (FILE_STORE) when left out',
  },
}
export const REHEARSE: Option = {
  about: {
    ru: 'ещё и вернуть всё в пробную базу, сверить и удалить её: нужна роль из DATABASE_URL с правом создавать базы',
    en: 'also bring everything back into a trial database, compare it and drop it: the role of DATABASE_URL must be allowed to create databases',
  },
}
export const FOLDER: Option = {
  value: { ru: 'ПАПКА', en: 'FOLDER' },
  about: { ru: 'папка копий', en: 'folder of the backups' },
  isRequired: true,
}
export const DAYS: Option = {
  value: { ru: 'ДНЕЙ', en: 'DAYS' },
  about: {
    ru: 'сколько дней хранить копии; без параметра — 14',
    en: 'for how many days backups are stored; 14 when left out',
  },
}
export const RUN: CliText = {
  ru: 'копия сделана и проверена за {seconds} с. Строк: {rows}, файлов: {files}. Старых копий удалено: {removed}.',
  en: 'made and verified in {seconds} s. Rows: {rows}, files: {files}. Old backups removed: {removed}.',
}
export const MADE: CliText = {
  ru: 'Копия готова за {seconds} с. Таблиц: {tables}, строк: {rows}, файлов: {files}.',
  en: 'The backup is made in {seconds} s. Tables: {tables}, rows: {rows}, files: {files}.',
}
export const GONE: CliText = {
  ru: 'Файлов, которых уже нет в хранилище (удалены, пока делалась копия): {gone}.',
  en: 'Files that are not in the store any more (removed while the backup was made): {gone}.',
}
export const RESTORED: CliText = {
  ru: 'Восстановлено и сверено за {seconds} с. Таблиц: {tables}, строк: {rows}, файлов: {files}.',
  en: 'Restored and verified in {seconds} s. Tables: {tables}, rows: {rows}, files: {files}.',
}
export const INTACT: CliText = {
  ru: 'Копия цела: ключ подходит, всё прочитано и сверено за {seconds} с. Таблиц: {tables}, строк: {rows}, файлов: {files}, {megabytes} МБ.',
  en: 'The backup is intact: the key opens it, everything is read and verified in {seconds} s. Tables: {tables}, rows: {rows}, files: {files}, {megabytes} MB.',
}
export const MADE_AT: CliText = {
  ru: 'Сделана {at} UTC, версия базы {version}.',
  en: 'Made {at} UTC, version of the database {version}.',
}
export const MADE_BEFORE: CliText = {
  ru: 'Когда сделана, в ней не записано (прежний вид копий); версия базы {version}.',
  en: 'It does not say when it was made (an earlier kind of backup); version of the database {version}.',
}
export const RESTORABLE: CliText = {
  ru: 'Эта версия программы может её вернуть.',
  en: 'This version of the program can restore it.',
}
export const OTHER_VERSION: CliText = {
  ru: 'Эта версия программы её не вернёт: нужна та, которая её сделала.',
  en: 'This version of the program cannot restore it: the one that made it is needed.',
}
export const REHEARSED: CliText = {
  ru: 'Пробное возвращение прошло за {seconds} с; пробная база удалена.',
  en: 'The trial restore took {seconds} s; the trial database is dropped.',
}
export const NO_SCRATCH: CliText = {
  ru: 'Роли из DATABASE_URL нельзя создавать базы: пробное возвращение невозможно. Сама копия цела.',
  en: 'The role of DATABASE_URL may not create databases: no trial restore is possible. The backup itself is whole.',
}
export const NO_KEY: CliText = {
  ru: `Задайте ключ копии в BACKUP_KEY: не короче ${SECRET_MIN} знаков. Храните его отдельно от копии.`,
  en: `Give the key of the backup in BACKUP_KEY: at least ${SECRET_MIN} characters. Keep it apart from the backup.`,
}
export const REJECTIONS: Record<BackupRejection['why'], CliText> = {
  no_file: NO_FILE,
  file_exists: FILE_EXISTS,
  not_opened: { ru: 'Не тот ключ, или файл испорчен.', en: 'The key is another one, or the file is damaged.' },
  other_version: { ru: 'Копию сделала другая версия программы.', en: 'Another version of the program made it.' },
  not_empty: { ru: 'База не пуста: нужна новая.', en: 'The database is not empty: a new one is needed.' },
  not_owner: {
    ru: 'Роль из DATABASE_URL не владеет базой: возвращает только владелец.',
    en: 'The role of DATABASE_URL does not own the database: only its owner can restore.',
  },
  differs: { ru: 'Вернулось не то, что было. Ничего не записано.', en: 'What came back differs. Nothing was written.' },
}
