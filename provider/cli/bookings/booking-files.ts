import { z } from 'zod'
import { BookingNumber, NUMBER } from '@/provider/cli/arguments/common-arguments'
import { type Command, defineCommand } from '@/provider/cli/command'
import { NOT_DRAWN, writeOpenedFiles } from '@/provider/cli/terminal/write-opened-files'
import type { CliText } from '@/provider/cli/text/language'
import { readFilesConfig } from '@/provider/config/command-config'
import type { BookingFilesRejection } from '@/provider/modules/files/open-booking-files'
import { createVault } from '@/provider/modules/files/vault'

const REJECTIONS: Record<BookingFilesRejection['why'], CliText> = {
  not_found: { ru: 'Нет такой брони.', en: 'There is no such booking.' },
  no_files: { ru: 'К этой брони их не присылали.', en: 'None were sent for this booking.' },
  not_opened: {
    ru: 'Файлы не открыть: их закрыли другим ключом FILES_MASTER_KEY, или файл испорчен.',
    en: 'The files cannot be opened: another FILES_MASTER_KEY closed them, or a file is damaged.',
  },
  not_drawn: NOT_DRAWN,
}
const NO_KEY: CliText = {
  ru: 'Здесь файлы не открыть: выполните команду там, где задан FILES_MASTER_KEY.',
  en: 'Files cannot be opened here: run it where FILES_MASTER_KEY is set.',
}

const commandOf = (which: 'scans' | 'photos', about: CliText) =>
  defineCommand({
    name: `booking ${which}`,
    about,
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
    async run({ number, folder }, { bookingFiles, env, language, staff }) {
      const config = readFilesConfig(env)
      if (!config) return { rejection: NO_KEY[language] }
      const outcome = await bookingFiles.open(number, which, createVault(config), staff())
      if (outcome.why !== null) return { rejection: REJECTIONS[outcome.why][language] }
      return { lines: await writeOpenedFiles(folder, outcome.files, language) }
    },
  })

export const BOOKING_FILES_COMMANDS: readonly Command[] = [
  commandOf('scans', {
    ru: 'Расшифровать документы, присланные к брони до получения, в папку, чтобы сверить; просмотр записывается',
    en: 'Decrypt the documents sent ahead for a booking into a folder to compare them; it is noted who looked',
  }),
  commandOf('photos', {
    ru: 'Расшифровать снимки машины, которые клиент сделал при получении и возврате, в папку; просмотр записывается',
    en: 'Decrypt the client’s photos of the car at pick-up and return into a folder; it is noted who looked',
  }),
]
