import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { ID, RowId } from '@/provider/cli/arguments/common-arguments'
import { type Command, defineCommand } from '@/provider/cli/command'
import type { CliText } from '@/provider/cli/text/language'
import { readFilesConfig } from '@/provider/config/command-config'
import type { ScanRejection } from '@/provider/modules/client-drivers/review-driver'
import { createVault } from '@/provider/modules/files/vault'
import { formatText } from '@/provider/rules/i18n/format-text'
import { writePrivateFile } from '@/provider/security/private-file'
import { driverLines } from './driver-lines'

const OWNER_ONLY = 0o700

const REJECTIONS: Record<ScanRejection['why'], CliText> = {
  not_found: { ru: 'Нет такого водителя.', en: 'There is no such driver.' },
  no_scans: { ru: 'Сканов этого водителя нет.', en: 'There are no scans of this driver.' },
  not_opened: {
    ru: 'Сканы не открыть: их закрыли другим ключом FILES_MASTER_KEY, или файл испорчен.',
    en: 'The scans cannot be opened: another FILES_MASTER_KEY closed them, or a file is damaged.',
  },
}
const NO_KEY: CliText = {
  ru: 'Здесь сканы не открыть: выполните команду там, где задан FILES_MASTER_KEY.',
  en: 'Scans cannot be opened here: run it where FILES_MASTER_KEY is set.',
}
const OPENED: CliText = { ru: 'Скан: {path}', en: 'Scan: {path}' }
const REMOVE: CliText = {
  ru: 'Просмотр записан в журнал. Проверили — удалите файлы.',
  en: 'It is noted who looked. Remove the files when they are compared.',
}

const show = defineCommand({
  name: 'driver show',
  about: {
    ru: 'Показать водителя: права, клиент, сканы, брони',
    en: 'Show a driver: his licence, his client, his scans, his bookings',
  },
  options: { id: ID },
  input: z.object({ id: RowId }),
  async run({ id }, container) {
    const driver = await container.drivers.show(id)
    return driver ? { lines: driverLines(driver, container) } : { rejection: REJECTIONS.not_found[container.language] }
  },
})

const scans = defineCommand({
  name: 'driver scans',
  about: {
    ru: 'Расшифровать сканы водителя в папку, чтобы сверить; просмотр записывается',
    en: 'Decrypt a driver’s scans into a folder to compare them; it is noted who looked',
  },
  options: {
    id: ID,
    folder: {
      value: { ru: 'ПАПКА', en: 'FOLDER' },
      about: { ru: 'куда положить файлы', en: 'where the files go' },
      isRequired: true,
      path: 'write',
    },
  },
  input: z.object({ id: RowId, folder: z.string().trim().min(1) }),
  async run({ id, folder }, { drivers, env, language, staff }) {
    const config = readFilesConfig(env)
    if (!config) return { rejection: NO_KEY[language] }
    const done = await drivers.openScans(id, createVault(config), staff())
    if (done.why !== null) return { rejection: REJECTIONS[done.why][language] }
    await mkdir(folder, { recursive: true, mode: OWNER_ONLY })
    const paths = done.scans.map(({ name }) => resolve(join(folder, name)))
    for (const [index, { bytes }] of done.scans.entries())
      await writePrivateFile(paths[index] ?? '', async (file) => void (await file.writeFile(bytes)))
    return { lines: [...paths.map((path) => formatText(OPENED[language], { path })), REMOVE[language]] }
  },
})

export const DRIVER_COMMANDS: readonly Command[] = [show, scans]
