import { z } from 'zod'
import { ID, RowId } from '@/provider/cli/arguments/common-arguments'
import { type Command, defineCommand } from '@/provider/cli/command'
import { NOT_DRAWN, writeOpenedFiles } from '@/provider/cli/terminal/write-opened-files'
import type { CliText } from '@/provider/cli/text/language'
import { readFilesConfig } from '@/provider/config/command-config'
import type { ScanRejection } from '@/provider/modules/client-drivers/review-driver'
import { createVault } from '@/provider/modules/files/vault'
import { driverLines } from './driver-lines'

const REJECTIONS: Record<ScanRejection['why'], CliText> = {
  not_found: { ru: 'Нет такого водителя.', en: 'There is no such driver.' },
  no_scans: { ru: 'Сканов этого водителя нет.', en: 'There are no scans of this driver.' },
  not_opened: {
    ru: 'Сканы не открыть: их закрыли другим ключом FILES_MASTER_KEY, или файл испорчен.',
    en: 'The scans cannot be opened: another FILES_MASTER_KEY closed them, or a file is damaged.',
  },
  not_drawn: NOT_DRAWN,
}
const NO_KEY: CliText = {
  ru: 'Здесь сканы не открыть: выполните команду там, где задан FILES_MASTER_KEY.',
  en: 'Scans cannot be opened here: run it where FILES_MASTER_KEY is set.',
}

const show = defineCommand({
  name: 'driver show',
  operator: 'none',
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
    const outcome = await drivers.openScans(id, createVault(config), staff())
    if (outcome.why !== null) return { rejection: REJECTIONS[outcome.why][language] }
    return { lines: await writeOpenedFiles(folder, outcome.scans, language) }
  },
})

export const DRIVER_COMMANDS: readonly Command[] = [show, scans]
