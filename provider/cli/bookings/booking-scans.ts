import { z } from 'zod'
import { BookingNumber, NUMBER } from '@/provider/cli/arguments/common-arguments'
import { type Command, defineCommand } from '@/provider/cli/command'
import { writeOpenedFiles } from '@/provider/cli/terminal/write-opened-files'
import type { CliText } from '@/provider/cli/text/language'
import { readFilesConfig } from '@/provider/config/command-config'
import type { BookingScansRejection } from '@/provider/modules/files/open-booking-scans'
import { createVault } from '@/provider/modules/files/vault'

const REJECTIONS: Record<BookingScansRejection['why'], CliText> = {
  not_found: { ru: 'Нет такой брони.', en: 'There is no such booking.' },
  no_scans: { ru: 'К этой брони документов не присылали.', en: 'No documents were sent for this booking.' },
  not_opened: {
    ru: 'Сканы не открыть: их закрыли другим ключом FILES_MASTER_KEY, или файл испорчен.',
    en: 'The scans cannot be opened: another FILES_MASTER_KEY closed them, or a file is damaged.',
  },
}
const NO_KEY: CliText = {
  ru: 'Здесь сканы не открыть: выполните команду там, где задан FILES_MASTER_KEY.',
  en: 'Scans cannot be opened here: run it where FILES_MASTER_KEY is set.',
}

const scans = defineCommand({
  name: 'booking scans',
  about: {
    ru: 'Расшифровать документы, присланные к брони до получения, в папку, чтобы сверить; просмотр записывается',
    en: 'Decrypt the documents sent ahead for a booking into a folder to compare them; it is noted who looked',
  },
  options: {
    number: NUMBER,
    folder: {
      value: { ru: 'ПАПКА', en: 'FOLDER' },
      about: { ru: 'куда положить файлы', en: 'where the files go' },
      isRequired: true,
      path: 'write',
    },
  },
  input: z.object({ number: BookingNumber, folder: z.string().trim().min(1) }),
  async run({ number, folder }, { bookingScans, env, language, staff }) {
    const config = readFilesConfig(env)
    if (!config) return { rejection: NO_KEY[language] }
    const done = await bookingScans.open(number, createVault(config), staff())
    if (done.why !== null) return { rejection: REJECTIONS[done.why][language] }
    return { lines: await writeOpenedFiles(folder, done.scans, language) }
  },
})

export const BOOKING_SCANS_COMMANDS: readonly Command[] = [scans]
