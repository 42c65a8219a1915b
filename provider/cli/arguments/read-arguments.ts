import { parseArgs } from 'node:util'
import type { Command, Option } from '@/provider/cli/command'
import { COMMON_OPTIONS } from '@/provider/cli/help'
import { CLI_LANGUAGES, type CliLanguage } from '@/provider/cli/text/language'
import { say } from '@/provider/cli/text/messages'
import { nearestTo } from './nearest-name'

type Environment = Record<string, string | undefined>

/** One of sixty-four ids of payments begins with a hyphen; any other word that does is an option, however it is spelt. */
const HYPHENED_ID = /^-[A-Za-z0-9_-]{21}$/

/**
 * `--id -value` as `--id=-value` where the value can only be a payment's id: Node takes it for options.
 *
 * @param options of all commands: the words are joined before the command is known
 */
export function joinValues(args: readonly string[], options: Readonly<Record<string, Option>>): string[] {
  const joined: string[] = []
  for (const word of args) {
    const last = joined.at(-1) ?? ''
    const isValue = HYPHENED_ID.test(word) && options[nameOf(word)] === undefined
    if (isValue && options[nameOf(last)]?.value) joined[joined.length - 1] = `${last}=${word}`
    else joined.push(word)
  }
  return joined
}

/** Of `--name`; `--name=value` and words have none. */
function nameOf(word: string): string {
  return word.startsWith('--') ? word.slice('--'.length) : ''
}

/** What can be told of the arguments before the command is known. */
export function glanceAt(args: string[], env: Environment) {
  const { values, positionals } = parseArgs({
    args,
    strict: false,
    allowPositionals: true,
    options: { lang: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  const asksFirst = positionals[0] === 'help'
  return {
    words: asksFirst ? positionals.slice(1) : positionals,
    wantsHelp: asksFirst || values.help === true,
    language: languageOf(values.lang, env),
  }
}

/** The texts that were typed, by the command's options; or the complaint. */
export function readArguments(
  args: string[],
  { name, options, operand }: Command,
  language: CliLanguage,
): { values: Record<string, unknown> } | { complaint: string } {
  const known = Object.entries({ ...options, ...COMMON_OPTIONS })
  try {
    const { values, positionals } = parseArgs({
      args,
      strict: true,
      allowPositionals: true,
      options: Object.fromEntries(
        known.map(([option, { value }]) => [option, { type: value ? 'string' : 'boolean' } as const]),
      ),
    })
    const [first, second] = positionals.slice(name.split(' ').length)
    const isOperand = operand !== undefined && values[operand] === undefined
    const extra = isOperand ? second : first
    if (extra !== undefined) return { complaint: say(language, 'extra', { word: extra }) }
    return { values: isOperand && first !== undefined ? { ...values, [operand]: first } : values }
  } catch (error) {
    return {
      complaint: complaintOf(
        error,
        known.map(([option]) => option),
        language,
      ),
    }
  }
}

/** `--lang` before the environment; as gettext reads it, and English for whoever has neither. */
function languageOf(given: unknown, env: Environment): CliLanguage {
  const wanted = typeof given === 'string' ? given : env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return CLI_LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language)) ?? 'en'
}

/** Node's own words are English; the option stands in them in quotes. */
function complaintOf(error: unknown, known: readonly string[], language: CliLanguage): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (!(error instanceof Error) || !String(code).startsWith('ERR_PARSE_ARGS')) throw error
  const [, quoted = ''] = /'([^']+)'/.exec(error.message) ?? []
  const option = quoted.split(/[ =,]/).find((word) => word.startsWith('--')) ?? quoted
  if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return say(language, 'noValue', { option })
  const meant = nearestTo(option.replace(/^-+/, ''), known)
  const maybe = meant === null ? [] : [say(language, 'maybe', { word: `--${meant}` })]
  return [say(language, 'unknownOption', { option }), ...maybe].join(' ')
}
