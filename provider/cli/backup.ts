import { resolve } from 'node:path'
import { z } from 'zod'
import type { BackupDone, BackupRefusal } from '@/provider/modules/backup/service'
import { type Command, defineCommand, type Option, type Outcome } from './command'
import type { Desk } from './desk'
import { FILE_EXISTS, fileOption, NO_FILE, tell } from './file-words'
import type { Words } from './words'

const SECRET_MIN = 16

const FILE = fileOption({ ru: 'файл копии', en: 'file of the backup' })
const FILES: Option = {
  value: { ru: 'ПАПКА', en: 'FOLDER' },
  about: {
    ru: 'папка файлов клиентов; без параметра — FILES_DIR',
    en: 'folder of the clients’ files; FILES_DIR when left out',
  },
}
const MADE: Words = {
  ru: 'Копия готова. Таблиц: {tables}, строк: {rows}, файлов: {files}.',
  en: 'The backup is made. Tables: {tables}, rows: {rows}, files: {files}.',
}
const GONE: Words = {
  ru: 'Файлов, которых уже нет на диске (удалены, пока делалась копия): {gone}.',
  en: 'Files that are not on the disk any more (removed while the backup was made): {gone}.',
}
const RESTORED: Words = {
  ru: 'Всё вернулось и сверено. Таблиц: {tables}, строк: {rows}, файлов: {files}.',
  en: 'Everything is back and compared. Tables: {tables}, rows: {rows}, files: {files}.',
}
const NO_KEY: Words = {
  ru: `Задайте ключ копии в BACKUP_KEY: не короче ${SECRET_MIN} знаков. Храните его отдельно от копии.`,
  en: `Give the key of the backup in BACKUP_KEY: at least ${SECRET_MIN} characters. Keep it apart from the backup.`,
}
const REFUSALS: Record<BackupRefusal['why'], Words> = {
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

const Input = z.object({ file: z.string().min(1), files: z.string().min(1).optional() })

const make = defineCommand({
  name: 'backup make',
  about: { ru: 'Сделать зашифрованную копию всего', en: 'Make an encrypted backup of everything' },
  options: { file: FILE, files: FILES },
  input: Input,
  run: (wish, desk) => within(wish, desk, 'make', MADE),
})

const restore = defineCommand({
  name: 'backup restore',
  about: { ru: 'Вернуть всё из копии в пустую базу', en: 'Bring everything back into an empty database' },
  options: { file: FILE, files: FILES },
  input: Input,
  run: (wish, desk) => within(wish, desk, 'restore', RESTORED),
})

async function within(
  { file, files }: z.infer<typeof Input>,
  { backup, env, language, progress }: Desk,
  act: 'make' | 'restore',
  said: Words,
): Promise<Outcome> {
  const secret = env.BACKUP_KEY ?? ''
  if (secret.length < SECRET_MIN) return { refusal: NO_KEY[language] }
  const filesFolder = resolve(files ?? (env.FILES_DIR || '.data/files'))
  const outcome: BackupRefusal | BackupDone = await backup[act]({ path: resolve(file), secret, filesFolder }, progress)
  if (outcome.why !== null) return { refusal: REFUSALS[outcome.why][language] }
  const { tables, rows, files: count, gone } = outcome
  const lines = [tell(said, language, { tables, rows, files: count })]
  return { lines: gone > 0 ? [...lines, tell(GONE, language, { gone })] : lines }
}

export const BACKUP_COMMANDS: readonly Command[] = [make, restore]
