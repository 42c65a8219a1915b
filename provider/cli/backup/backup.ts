import { resolve } from 'node:path'
import { z } from 'zod'
import { fileOption } from '@/provider/cli/arguments/common-arguments'
import { type Command, defineCommand, type LocalContext, type Outcome } from '@/provider/cli/command'
import type { Container } from '@/provider/cli/container'
import { countsText } from '@/provider/cli/text/file-texts'
import type { CliLanguage, CliText } from '@/provider/cli/text/language'
import { momentText } from '@/provider/cli/text/moment-text'
import { readDatabaseConfig, readFileStoreConfig } from '@/provider/config/command-config'
import { numberFormat } from '@/provider/contract/rules/text/cached-formats'
import type { FileStoreOptions } from '@/provider/file-store/open-file-store'
import type { BackupDone, BackupRejection } from '@/provider/modules/backup/backup-outcome'
import { type ArchiveReport, rehearseRestore, verifyArchive } from '@/provider/modules/backup/verify-archive'
import {
  DAYS,
  FILES,
  FOLDER,
  GONE,
  INTACT,
  MADE,
  MADE_AT,
  MADE_BEFORE,
  NO_KEY,
  NO_SCRATCH,
  OTHER_VERSION,
  REHEARSE,
  REHEARSED,
  REJECTIONS,
  RESTORABLE,
  RESTORED,
  RUN,
  SECRET_MIN,
} from './backup-texts'

const BYTES_PER_MB = 1_000_000
const MS_PER_SECOND = 1_000

const FILE = fileOption({ ru: 'файл копии', en: 'file of the backup' })

const Input = z.object({ file: z.string().min(1), files: z.string().min(1).optional() })

const make = defineCommand({
  name: 'backup make',
  operator: 'none',
  about: { ru: 'Сделать зашифрованную копию всего', en: 'Make an encrypted backup of everything' },
  options: { file: { ...FILE, path: 'write' }, files: FILES },
  operand: 'file',
  input: Input,
  run: (input, container) => runCopy(input, container, 'make', MADE),
})

const verify = defineCommand({
  name: 'backup verify',
  about: { ru: 'Проверить копию, ничего не записывая', en: 'Check a backup without writing anything' },
  options: { file: FILE, rehearse: REHEARSE },
  operand: 'file',
  input: z.object({ file: z.string().min(1), rehearse: z.boolean().optional() }),
  runAlone: ({ file, rehearse }, context) => verifyCopy(resolve(file), rehearse === true, context),
})

const restore = defineCommand({
  name: 'backup restore',
  operator: 'none',
  about: { ru: 'Вернуть всё из копии в пустую базу', en: 'Bring everything back into an empty database' },
  options: { file: FILE, files: FILES },
  operand: 'file',
  input: Input,
  run: (input, container) => runCopy(input, container, 'restore', RESTORED),
})

const run = defineCommand({
  name: 'backup run',
  operator: 'none',
  about: {
    ru: 'Сделать копию по расписанию: проверить её и удалить старые',
    en: 'Make a backup by a schedule: verify it and remove old ones',
  },
  options: { folder: { ...FOLDER, path: 'write' }, days: DAYS, rehearse: REHEARSE, files: FILES },
  operand: 'folder',
  input: z.object({
    folder: z.string().min(1),
    days: z.coerce.number().int().min(1).max(3_650).default(14),
    rehearse: z.boolean().optional(),
    files: z.string().min(1).optional(),
  }),
  run: async ({ folder, days, rehearse = false, files }, { backup, env, language, progress }) => {
    const secret = secretOf(env)
    if (secret === null) return { rejection: NO_KEY[language] }
    const began = performance.now()
    const options = {
      folder: resolve(folder),
      secret,
      files: storeOf(files, env),
      days,
      isRehearsed: rehearse,
    }
    const done = await backup.run(options, progress)
    if (done.why !== null) return { rejection: REJECTIONS[done.why][language] }
    const { name, rows, files: count, removed } = done
    return {
      lines: [
        `${name}: ${countsText(RUN, language, { seconds: secondsSince(began, language), rows, files: count, removed })}`,
      ],
    }
  },
})

/** The named folder, or the store that the environment names. */
function storeOf(files: string | undefined, env: LocalContext['env']): FileStoreOptions {
  return files === undefined ? readFileStoreConfig(env) : { folder: resolve(files) }
}

async function runCopy(
  { file, files }: z.infer<typeof Input>,
  { backup, env, language, progress }: Container,
  direction: 'make' | 'restore',
  done: CliText,
): Promise<Outcome> {
  const secret = secretOf(env)
  if (secret === null) return { rejection: NO_KEY[language] }
  const began = performance.now()
  const outcome: BackupRejection | BackupDone = await backup[direction](
    { path: resolve(file), secret, files: storeOf(files, env) },
    progress,
  )
  if (outcome.why !== null) return { rejection: REJECTIONS[outcome.why][language] }
  const { tables, rows, files: count, gone } = outcome
  const seconds = secondsSince(began, language)
  const lines = [countsText(done, language, { tables, rows, files: count, seconds })]
  return { lines: gone > 0 ? [...lines, countsText(GONE, language, { gone })] : lines }
}

async function verifyCopy(
  path: string,
  rehearse: boolean,
  { env, language, progress }: LocalContext,
): Promise<Outcome> {
  const secret = secretOf(env)
  if (secret === null) return { rejection: NO_KEY[language] }
  // A wrong address is reported before the archive is read, which takes long.
  const databaseUrl = rehearse ? readDatabaseConfig(env).databaseDirectUrl : ''
  let began = performance.now()
  const report = await verifyArchive(path, secret, progress)
  if (report.why !== null) return { rejection: REJECTIONS[report.why][language] }
  const lines = linesOf(report, secondsSince(began, language), language)
  if (!rehearse) return { lines }
  if (!report.isRestorable) return { rejection: OTHER_VERSION[language] }
  began = performance.now()
  const done = await rehearseRestore(databaseUrl, { path, secret }, progress)
  if (done.why === null)
    return { lines: [...lines, countsText(REHEARSED, language, { seconds: secondsSince(began, language) })] }
  return { rejection: (done.why === 'not_owner' ? NO_SCRATCH : REJECTIONS[done.why])[language] }
}

/** Returns the lines about an archive: its sums, its age, and the tables that have rows. */
function linesOf(report: ArchiveReport, seconds: string, language: CliLanguage): string[] {
  const { tables, files, madeAt, bytes, isRestorable } = report
  const version = (report.version ?? '—').replace(/\.sql$/, '')
  const filled = tables.filter(({ rows }) => rows > 0)
  const width = Math.max(0, ...filled.map(({ name }) => name.length))
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const megabytes = numberFormat(language, { maximumFractionDigits: 1 }).format(bytes / BYTES_PER_MB)
  return [
    countsText(INTACT, language, { seconds, tables: tables.length, rows, files, megabytes }),
    madeAt
      ? countsText(MADE_AT, language, { at: momentText(madeAt, { language, timeZone: 'UTC' }), version })
      : countsText(MADE_BEFORE, language, { version }),
    (isRestorable ? RESTORABLE : OTHER_VERSION)[language],
    ...filled.map((table) => `  ${table.name.padEnd(width)}  ${table.rows}`),
  ]
}

function secretOf(env: LocalContext['env']): string | null {
  const secret = env.BACKUP_KEY ?? ''
  return secret.length < SECRET_MIN ? null : secret
}

/** Returns how long a work took, in seconds as the language writes them. */
function secondsSince(began: number, language: CliLanguage): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return numberFormat(language, digits).format((performance.now() - began) / MS_PER_SECOND)
}

export const BACKUP_COMMANDS: readonly Command[] = [make, verify, restore, run]
