import { readDatabaseConfig } from '@/provider/config/command-config'
import { type Database, openDatabase } from '@/provider/db/database'
import { createDatabaseClock } from '@/provider/db/database-clock'
import { databaseErrorOf, isUnavailable } from '@/provider/db/errors'
import { WORK_LIMITS } from '@/provider/db/open-pool'
import { readTime } from '@/provider/db/read-time'
import { FailureError } from '@/provider/failure-error'
import { placeOf } from './arguments/file-places'
import { glanceAt, joinValues, readArguments } from './arguments/read-arguments'
import { type Command, EXIT, type Misuse, type Outcome, type Seat } from './command'
import { ALL_OPTIONS, commandsOf, findCommand, meantCommand } from './commands'
import { type Container, openContainer } from './container'
import { COMMON_OPTIONS, helpOf, helpOfCommand, unknownCommandLines } from './help'
import type { CliLanguage } from './text/language'
import { say } from './text/messages'

const MAX_NAME = 100
/** No such table or column: another version made this database. */
const OTHER_VERSION = new Set(['42P01', '42703'])

type Surroundings = {
  env: Record<string, string | undefined>
  /** Whoever gives no `--by`. */
  user: string
  /** Left out: the database's time. */
  now?: () => Date
  /** One line to standard output, one to standard error. */
  print: (line: string) => void
  complain: (line: string) => void
  /** Left out: nobody sits at a terminal who could answer. */
  ask?: (question: string) => Promise<string>
  /** Left out: nobody looks. */
  progress?: (done: number, all: number) => void
}

/** One command from its arguments to its exit code. Nothing is asked of the database before they are right. */
export async function runCli(typedWords: string[], around: Surroundings): Promise<number> {
  const args = joinValues(typedWords, ALL_OPTIONS)
  const { words, wantsHelp, language } = glanceAt(args, around.env)
  const command = findCommand(words)
  const isKnown = command !== undefined || words.length === 0 || commandsOf(words).length > 0
  const complain = (line: string, code: number = EXIT.misused) => {
    around.complain(line)
    return code
  }
  if (isKnown && (wantsHelp || words.length === 0)) {
    for (const line of command ? helpOfCommand(command, language) : helpOf(commandsOf(words), language))
      around.print(line)
    return EXIT.done
  }
  if (!command) {
    // What follows an option that nobody knows yet may be its value.
    const name = words.slice(0, 2)
    const known = { meant: meantCommand(name), beside: commandsOf(name) }
    return complain(unknownCommandLines(name.join(' '), known, language).join('\n'))
  }
  const typed = readArguments(args, command, language)
  if ('complaint' in typed) return complain(typed.complaint)
  const { by: given, lang, help: _, ...values } = typed.values
  const operator = typeof given === 'string' ? given.trim() : around.user
  if (operator === '' || operator.length > MAX_NAME) return complain(wrong(COMMON_OPTIONS.by, 'by', language))
  if (lang !== undefined && lang !== language) return complain(wrong(COMMON_OPTIONS.lang, 'lang', language))
  const placed = placeFiles(values, command, around.env)
  if ('refused' in placed)
    return complain(say(language, 'insideProgram', { path: placed.refused, better: placed.better }), EXIT.refused)
  const prepared = command.prepare(placed.values)
  if ('faults' in prepared) return complain(misuse(command, prepared, language).join('\n'))

  const outcome =
    'run' in prepared
      ? await withContainer({ ...around, language, operator }, prepared.run)
      : await alone({ ...around, language }, prepared.runAlone)
  if ('failure' in outcome) return complain(outcome.failure, EXIT.failed)
  if ('refusal' in outcome) return complain(outcome.refusal, EXIT.refused)
  const written = placed.moved.map((path) => say(language, 'written', { path }))
  for (const line of [...outcome.lines, ...written]) around.print(line)
  return EXIT.done
}

/** The typed names of files as whole paths; `moved`: those that are written elsewhere than where they were typed. */
function placeFiles(values: Record<string, unknown>, { options }: Command, env: Surroundings['env']) {
  const placed = { values: { ...values }, moved: [] as string[] }
  for (const [option, { path: use }] of Object.entries(options)) {
    const typed = values[option]
    if (!use || typeof typed !== 'string' || typed === '') continue
    const place = placeOf(typed, use, env)
    if ('refused' in place) return place
    placed.values[option] = place.path
    if (use === 'write' && place.isMoved) placed.moved.push(place.path)
  }
  return placed
}

type Sitting = Surroundings & { language: CliLanguage; operator: string }

async function withContainer(
  { env, now, language, operator, complain, ask, progress = () => undefined }: Sitting,
  run: (desk: Container) => Promise<Outcome>,
): Promise<Outcome | { failure: string }> {
  let opened: ReturnType<typeof openDatabase> | null = null
  try {
    const { databaseUrl, databasePrepares, station } = readDatabaseConfig(env)
    opened = openDatabase(databaseUrl, 1, () => undefined, databasePrepares, WORK_LIMITS)
    const { db } = opened
    const clock = now ?? (await databaseTime(db))
    return await run(await openContainer({ env, db, station, language, operator, now: clock, complain, progress, ask }))
  } catch (error) {
    return { failure: failureOf(error, language) }
  } finally {
    await opened?.close()
  }
}

/** Without a database: where the backups lie there may be none. */
async function alone(
  { env, language, progress = () => undefined }: Surroundings & Pick<Sitting, 'language'>,
  run: (seat: Seat) => Promise<Outcome>,
): Promise<Outcome | { failure: string }> {
  try {
    return await run({ env, language, progress })
  } catch (error) {
    return { failure: failureOf(error, language) }
  }
}

/** Read once: a command is soon over. The machine's own clock may be wrong, and would end holds too early. */
async function databaseTime(db: Database): Promise<() => Date> {
  const clock = createDatabaseClock({ readTime: () => readTime(db), warn: () => undefined })
  await clock.read()
  return clock.now
}

/** Only codes: messages of the database repeat addresses and values. */
function failureOf(error: unknown, language: CliLanguage): string {
  const code = databaseErrorOf(error)?.code ?? ''
  if (OTHER_VERSION.has(code) || error instanceof FailureError) return say(language, 'notReady')
  if (isFileError(error)) return say(language, 'noFile', { path: error.path, code: error.code })
  if (isUnavailable(error)) return say(language, 'noDatabase', { code: code || 'no answer' })
  if (code) return say(language, 'failed', { code })
  if (error instanceof Error && error.message.startsWith('The environment')) return error.message
  throw error
}

/** No such folder, no right to it, no place on the disk. */
function isFileError(error: unknown): error is Error & { code: string; path: string } {
  return error instanceof Error && 'code' in error && 'path' in error && typeof error.path === 'string'
}

function misuse({ options }: Command, { faults }: Misuse, language: CliLanguage): string[] {
  return faults.map(({ option, isMissing }) =>
    isMissing
      ? say(language, 'missing', { option, about: options[option]?.about[language] ?? '' })
      : wrong(options[option], option, language),
  )
}

function wrong(known: Command['options'][string] | undefined, option: string, language: CliLanguage): string {
  return say(language, 'wrong', { option, about: known?.about[language] ?? '' })
}
