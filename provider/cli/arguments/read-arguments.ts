import { parseArgs } from 'node:util'
import type { Command, Option } from '@/provider/cli/command'
import { COMMON_OPTIONS } from '@/provider/cli/help'
import { CLI_LANGUAGES, type CliLanguage } from '@/provider/cli/text/language'
import { messageText } from '@/provider/cli/text/messages'
import { nearestTo } from './nearest-name'

type Environment = Record<string, string | undefined>

/** One payment id in sixty-four begins with a hyphen; any other argument that does is an option. */
const HYPHENED_ID = /^-[A-Za-z0-9_-]{21}$/

/**
 * Joins `--id -value` to `--id=-value` where the value can only be the id of a payment: Node would read it as an option.
 *
 * @param options of all commands: the arguments are joined before the command is found
 */
export function joinValues(args: readonly string[], options: Readonly<Record<string, Option>>): string[] {
  const joined: string[] = []
  for (const argument of args) {
    const last = joined.at(-1) ?? ''
    const isValue = HYPHENED_ID.test(argument) && options[nameOf(argument)] === undefined
    if (isValue && options[nameOf(last)]?.value) joined[joined.length - 1] = `${last}=${argument}`
    else joined.push(argument)
  }
  return joined
}

/** Returns the name in `--name`. What it returns of `--name=value` names no option. */
function nameOf(argument: string): string {
  return argument.startsWith('--') ? argument.slice('--'.length) : ''
}

/** Reads what the arguments say before the command is found: its name, `--help` and `--lang`. */
export function scanArguments(args: string[], env: Environment) {
  const { values, positionals } = parseArgs({
    args,
    strict: false,
    allowPositionals: true,
    options: { lang: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  const startsWithHelp = positionals[0] === 'help'
  return {
    names: startsWithHelp ? positionals.slice(1) : positionals,
    wantsHelp: startsWithHelp || values.help === true,
    language: languageOf(values.lang, env),
  }
}

/** Returns the typed texts by the command's options, or the text of an error. */
export function readArguments(
  args: string[],
  { name, options, operand }: Command,
  language: CliLanguage,
): { values: Record<string, unknown> } | { errorText: string } {
  const definitions = Object.entries({ ...options, ...COMMON_OPTIONS })
  try {
    const { values, positionals } = parseArgs({
      args,
      strict: true,
      allowPositionals: true,
      options: Object.fromEntries(
        definitions.map(([option, { value }]) => [option, { type: value ? 'string' : 'boolean' } as const]),
      ),
    })
    const [first, second] = positionals.slice(name.split(' ').length)
    const isOperand = operand !== undefined && values[operand] === undefined
    const extra = isOperand ? second : first
    if (extra !== undefined) return { errorText: messageText(language, 'extra', { word: extra }) }
    return { values: isOperand && first !== undefined ? { ...values, [operand]: first } : values }
  } catch (error) {
    return {
      errorText: errorTextOf(
        error,
        definitions.map(([option]) => option),
        language,
      ),
    }
  }
}

/** `--lang` counts before the environment, which is read as gettext reads it. The default is English. */
function languageOf(langOption: unknown, env: Environment): CliLanguage {
  const wanted = typeof langOption === 'string' ? langOption : env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return CLI_LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language)) ?? 'en'
}

/** The error texts of Node are English and have the option in quotes. */
function errorTextOf(error: unknown, options: readonly string[], language: CliLanguage): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (!(error instanceof Error) || !String(code).startsWith('ERR_PARSE_ARGS')) throw error
  const [, quoted = ''] = /'([^']+)'/.exec(error.message) ?? []
  const option = quoted.split(/[ =,]/).find((part) => part.startsWith('--')) ?? quoted
  if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return messageText(language, 'noValue', { option })
  const meant = nearestTo(option.replace(/^-+/, ''), options)
  const maybe = meant === null ? [] : [messageText(language, 'maybe', { word: `--${meant}` })]
  return [messageText(language, 'unknownOption', { option }), ...maybe].join(' ')
}
