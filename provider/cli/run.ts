import { readDatabaseConfig } from '@/provider/config/command-config'
import { type Database, openDatabase } from '@/provider/db/database'
import { createDatabaseClock } from '@/provider/db/database-clock'
import { databaseErrorOf, isUnavailable } from '@/provider/db/errors'
import { WORK_LIMITS } from '@/provider/db/pool/open-pool'
import { readTime } from '@/provider/db/sql/read-time'
import { FailureError } from '@/provider/failure-error'
import { StoreUnavailableError } from '@/provider/file-store/file-store'
import { identifyOperator } from '@/provider/modules/operators/identify-operator'
import { placeOf } from './arguments/file-places'
import { joinValues, readArguments, scanArguments } from './arguments/read-arguments'
import {
  type Command,
  EXIT,
  type LocalContext,
  type Misuse,
  type OperatorNeed,
  type Option,
  type Outcome,
} from './command'
import { ALL_OPTIONS, commandsOf, findCommand, meantCommand } from './commands'
import { type Container, openContainer } from './container'
import { COMMON_OPTIONS, helpOf, helpOfCommand, unknownCommandLines } from './help'
import { plainOutput } from './terminal/plain-output'
import type { CliLanguage } from './text/language'
import { messageText } from './text/messages'

const MAX_NAME = 100
const REJECTED_IDENTITY = { nobody: 'noOperators', no_key: 'noKey', wrong_key: 'wrongKey' } as const
/** No such table or column: another version made this database. */
const OTHER_VERSION = new Set(['42P01', '42703'])

type CliContext = {
  env: Record<string, string | undefined>
  /** The operator without `--by`. */
  user: string
  /** Left out: the database's time. */
  now?: () => Date
  /** One line to standard output, one to standard error. */
  print: (line: string) => void
  complain: (line: string) => void
  /** Left out: there is no terminal. */
  ask?: (question: string) => Promise<string>
  /** As `ask`; what is typed is not shown. */
  readSecret?: (question: string) => Promise<string>
  /** Left out: there is no terminal. */
  progress?: (done: number, all: number) => void
}

/** Runs one command and returns its exit code. The arguments are checked before the database is opened. */
export function runCli(typedArguments: string[], context: CliContext): Promise<number> {
  const { print, complain, ask } = context
  return runCommand(typedArguments, {
    ...context,
    print: (line) => print(plainOutput(line)),
    complain: (line) => complain(plainOutput(line)),
    ...(ask && { ask: (question) => ask(plainOutput(question)) }),
  })
}

async function runCommand(typedArguments: string[], context: CliContext): Promise<number> {
  const args = joinValues(typedArguments, ALL_OPTIONS)
  const { names, wantsHelp, language } = scanArguments(args, context.env)
  const command = findCommand(names)
  const isHelpTopic = command !== undefined || names.length === 0 || commandsOf(names).length > 0
  const complain = (line: string, code: number = EXIT.misused) => {
    context.complain(line)
    return code
  }
  if (isHelpTopic && (wantsHelp || names.length === 0)) {
    for (const line of command ? helpOfCommand(command, language) : helpOf(commandsOf(names), language))
      context.print(line)
    return EXIT.done
  }
  if (!command) {
    // What follows an unknown option may be its value: two names are enough.
    const name = names.slice(0, 2)
    const hints = { meant: meantCommand(name), ofSubject: commandsOf(name) }
    return complain(unknownCommandLines(name.join(' '), hints, language).join('\n'))
  }
  const typed = readArguments(args, command, language)
  if ('errorText' in typed) return complain(typed.errorText)
  const { by, lang, help: _, ...values } = typed.values
  const name = typeof by === 'string' ? by.trim() : context.user
  if (name === '' || name.length > MAX_NAME) return complain(wrongOptionText(COMMON_OPTIONS.by, 'by', language))
  if (lang !== undefined && lang !== language) return complain(wrongOptionText(COMMON_OPTIONS.lang, 'lang', language))
  const placed = placeFiles(values, command, context.env)
  if ('rejectedPath' in placed)
    return complain(
      messageText(language, 'insideProgram', { path: placed.rejectedPath, better: placed.betterPath }),
      EXIT.rejected,
    )
  const prepared = command.prepare(placed.values)
  if ('wrongOptions' in prepared) return complain(misuseTexts(command, prepared, language).join('\n'))

  const outcome =
    'run' in prepared
      ? await withContainer(
          { ...context, language, name, hasBy: by !== undefined, need: command.operator },
          prepared.run,
        )
      : await runWithoutDatabase({ ...context, language }, prepared.runAlone)
  if ('failure' in outcome) return complain(outcome.failure, EXIT.failed)
  if ('rejection' in outcome) return complain(outcome.rejection, EXIT.rejected)
  const written = placed.relocated.map((path) => messageText(language, 'written', { path }))
  for (const line of [...outcome.lines, ...written]) context.print(line)
  return EXIT.done
}

/** Resolves the typed names of files; `relocated`: those that are written into the operator's own folder. */
function placeFiles(values: Record<string, unknown>, { options }: Command, env: CliContext['env']) {
  const placed = { values: { ...values }, relocated: [] as string[] }
  for (const [option, { path: use }] of Object.entries(options)) {
    const typed = values[option]
    if (!use || typeof typed !== 'string' || typed === '') continue
    const place = placeOf(typed, use, env)
    if ('rejectedPath' in place) return place
    placed.values[option] = place.path
    if (use === 'write' && place.isRelocated) placed.relocated.push(place.path)
  }
  return placed
}

/** `name`: the typed one, or the user's on this machine. `need`: the command's. */
type CommandContext = CliContext & {
  language: CliLanguage
  name: string
  hasBy: boolean
  need: OperatorNeed | undefined
}

async function withContainer(
  context: CommandContext,
  run: (container: Container) => Promise<Outcome>,
): Promise<Outcome | { failure: string }> {
  const { env, now, language, complain, ask, progress = () => undefined } = context
  let opened: ReturnType<typeof openDatabase> | null = null
  try {
    const { databaseUrl, databaseDirectUrl, databasePrepares, station } = readDatabaseConfig(env)
    opened = openDatabase(databaseUrl, 1, () => undefined, databasePrepares, WORK_LIMITS)
    const { db } = opened
    const clock = now ?? (await databaseTime(db))
    const who = await operatorOf(context, db, station)
    if ('rejection' in who) return who
    const { operator } = who
    return await run(
      await openContainer({
        env,
        db,
        databaseDirectUrl,
        station,
        language,
        operator,
        now: clock,
        complain,
        progress,
        ask,
      }),
    )
  } catch (error) {
    return { failure: failureText(error, language) }
  } finally {
    await opened?.close()
  }
}

/** Returns who acts. A key is wanted wherever the branch is not a demo, whose data are made up. */
async function operatorOf(
  { env, language, name, hasBy, need, readSecret }: CommandContext,
  db: Database,
  station: string,
): Promise<{ operator: string } | { rejection: string }> {
  if (need === 'none') return { operator: name }
  const reject = (text: Parameters<typeof messageText>[1]) => ({ rejection: messageText(language, text) })
  const set = env.OPERATOR_KEY || null
  let identity = await identifyOperator({ db, station }, set)
  if ('why' in identity && identity.why === 'no_key' && readSecret) {
    const typed = (await readSecret(messageText(language, 'keyQuestion'))).trim()
    if (typed !== '') identity = await identifyOperator({ db, station }, typed)
  }
  if ('operator' in identity) return hasBy && name !== identity.operator ? reject('byKey') : identity
  if (identity.why === 'demo' || (identity.why === 'nobody' && need === 'mayBeFirst')) return { operator: name }
  return reject(REJECTED_IDENTITY[identity.why])
}

/** The machine that stores the backups may have no database. */
async function runWithoutDatabase(
  { env, language, progress = () => undefined }: CliContext & Pick<CommandContext, 'language'>,
  run: (context: LocalContext) => Promise<Outcome>,
): Promise<Outcome | { failure: string }> {
  try {
    return await run({ env, language, progress })
  } catch (error) {
    return { failure: failureText(error, language) }
  }
}

/** Read once: a command is soon over. The machine's own clock may be wrong, and would end holds too early. */
async function databaseTime(db: Database): Promise<() => Date> {
  const clock = createDatabaseClock({ readTime: () => readTime(db), warn: () => undefined })
  await clock.read()
  return clock.now
}

/** Names only codes: the database's own messages repeat addresses and values. */
function failureText(error: unknown, language: CliLanguage): string {
  const code = databaseErrorOf(error)?.code ?? ''
  if (error instanceof StoreUnavailableError) return messageText(language, 'noFileStore', { reason: error.reason })
  if (OTHER_VERSION.has(code) || error instanceof FailureError) return messageText(language, 'notReady')
  if (isFileError(error)) return messageText(language, 'noFile', { path: error.path, code: error.code })
  if (isUnavailable(error)) return messageText(language, 'noDatabase', { code: code || 'no answer' })
  if (code) return messageText(language, 'failed', { code })
  if (error instanceof Error && error.message.startsWith('The environment')) return error.message
  throw error
}

/** No such folder, no right to it, no place on the disk. */
function isFileError(error: unknown): error is Error & { code: string; path: string } {
  return error instanceof Error && 'code' in error && 'path' in error && typeof error.path === 'string'
}

function misuseTexts({ options }: Command, { wrongOptions }: Misuse, language: CliLanguage): string[] {
  return wrongOptions.map(({ option, isMissing }) =>
    isMissing
      ? messageText(language, 'missing', { option, about: options[option]?.about[language] ?? '' })
      : wrongOptionText(options[option], option, language),
  )
}

function wrongOptionText(definition: Option | undefined, option: string, language: CliLanguage): string {
  return messageText(language, 'wrong', { option, about: definition?.about[language] ?? '' })
}
