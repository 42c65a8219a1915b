import { z } from 'zod'
import { type Command, defineCommand } from '@/provider/cli/command'
import { countsText } from '@/provider/cli/text/file-texts'
import type { CliText } from '@/provider/cli/text/language'
import { readFileStoreConfig } from '@/provider/config/command-config'
import type { StoreReport } from '@/provider/modules/files/claim-store'
import type { RelocationRejection } from '@/provider/modules/files/relocate-files'

const REJECTIONS: Record<RelocationRejection['why'], CliText> = {
  no_bucket: {
    ru: 'Хранилище S3 не задано: нужны S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY и S3_SECRET_KEY.',
    en: 'There is no S3 store: S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY are needed.',
  },
  still_source: {
    ru: 'Новые файлы идут ещё сюда: сначала задайте FILE_STORE и перезапустите сервер, потом удаляйте.',
    en: 'New files still go here: set FILE_STORE and restart the providers first, then delete.',
  },
  foreign_source: {
    ru: 'Откуда копировать, помечено другой базой или не подключено. Проверьте адрес; если всё верно — files claim.',
    en: 'The source has the mark of another database, or is not mounted. Check its address; if it is right, files claim.',
  },
  foreign_target: {
    ru: 'Куда копировать, помечено другой базой: там могут быть чужие файлы. Проверьте адрес; если всё верно — files claim.',
    en: 'The target has the mark of another database: it may hold its files. Check its address; if it is right, files claim.',
  },
}
const RELOCATED: CliText = {
  ru: 'Скопировано и сверено: {copied}. Уже были там, сверены: {same}. Удалены за это время: {gone}. Удалено из прежнего места: {deleted}.',
  en: 'Copied and compared: {copied}. Already there, compared: {same}. Removed meanwhile: {gone}. Deleted at the source: {deleted}.',
}
const REPORT: CliText = {
  ru: 'Хранилище: {kind}. Файлов: {files}, из них без записи в базе: {withoutRow}. Записей без файла: {withoutFile}.',
  en: 'Store: {kind}. Files: {files}, of these without a row in the database: {withoutRow}. Rows without a file: {withoutFile}.',
}
const STANDINGS: Record<StoreReport['standing'], CliText> = {
  own: { ru: 'Помечено этой базой.', en: 'It has the mark of this database.' },
  unmarked: { ru: 'Метки нет.', en: 'It has no mark.' },
  foreign: {
    ru: 'Помечено другой базой: эта ничего в нём не удаляет.',
    en: 'It has the mark of another database: this one deletes nothing in it.',
  },
}
const HOW_TO_CLAIM: CliText = {
  ru: 'Чтобы эта база удаляла файлы сама, а другая перестала: files claim --confirm. Файлы без записи тогда удалятся.',
  en: 'To let this database delete files, and the other one no more: files claim --confirm. Files without a row are then deleted.',
}
const CLAIMED: CliText = { ru: 'Теперь помечено этой базой.', en: 'It has the mark of this database now.' }

const relocate = defineCommand({
  name: 'files move',
  about: {
    ru: 'Скопировать файлы клиентов в другое хранилище и сверить; сайт может работать, прерванное продолжается с начала',
    en: 'Copy the clients’ files to the other store and compare them; the site may run, and an interrupted run is repeated',
  },
  options: {
    to: {
      value: { ru: 's3|folder', en: 's3|folder' },
      about: { ru: 'куда: s3 или folder', en: 'where to: s3 or folder' },
      isRequired: true,
    },
    'delete-source': {
      about: {
        ru: 'удалять сверенное в прежнем месте; FILE_STORE уже должен быть новым',
        en: 'delete at the source what was compared; FILE_STORE must be the new one already',
      },
    },
  },
  input: z.object({ to: z.enum(['s3', 'folder']), 'delete-source': z.boolean().optional() }),
  async run({ to, 'delete-source': deletesSource = false }, { storedFiles, env, language, staff, progress }) {
    const outcome = await storedFiles.relocate(readFileStoreConfig(env), { to, deletesSource }, staff(), progress)
    if (outcome.why !== null) return { rejection: REJECTIONS[outcome.why][language] }
    const { why: _, ...counts } = outcome
    return { lines: [countsText(RELOCATED, language, counts)] }
  },
})

const claim = defineCommand({
  name: 'files claim',
  about: {
    ru: 'Чьё хранилище файлов, и что в нём; с --confirm — сделать его хранилищем этой базы (после её восстановления)',
    en: 'Whose the store of files is, and what it holds; with --confirm make it this database’s (after a restore of it)',
  },
  options: {
    confirm: { about: { ru: 'пометить хранилище этой базой', en: 'write the mark of this database' } },
  },
  input: z.object({ confirm: z.boolean().optional() }),
  async run({ confirm }, { storedFiles, env, language, staff }) {
    const options = readFileStoreConfig(env)
    const { standing, ...counts } = await storedFiles.inspect(options)
    const lines = [countsText(REPORT, language, counts), STANDINGS[standing][language]]
    if (!confirm) return { lines: standing === 'own' ? lines : [...lines, HOW_TO_CLAIM[language]] }
    await storedFiles.claim(options, staff())
    return { lines: [...lines, CLAIMED[language]] }
  },
})

export const FILES_COMMANDS: readonly Command[] = [relocate, claim]
