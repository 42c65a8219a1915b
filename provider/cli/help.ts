import type { Command, Option } from './command'
import type { CliLanguage } from './text/language'
import { say } from './text/messages'

/** Options that every command has. */
export const COMMON_OPTIONS: Record<string, Option> = {
  by: {
    value: { ru: 'ИМЯ', en: 'NAME' },
    about: {
      ru: 'кто это делает, до 100 знаков; без параметра — имя в системе',
      en: 'who does it, at most 100 characters; your name on this machine when left out',
    },
  },
  lang: {
    value: { ru: 'ru|en', en: 'ru|en' },
    about: {
      ru: 'язык ответов: ru или en; без параметра — по LANG',
      en: 'language of the answers, ru or en; by LANG when left out',
    },
  },
  help: { about: { ru: 'эта подсказка', en: 'this help' } },
}

/** The list of commands. */
export function helpOf(commands: readonly Command[], language: CliLanguage): string[] {
  const rows = commands.map(({ name, about }) => [name, about[language]] as const)
  return [say(language, 'usage'), '', ...columns(rows), '', say(language, 'more'), say(language, 'codes')]
}

/** Of a command that there is not: what may have been meant, and what there is beside it. */
export function unknownCommandLines(
  name: string,
  { meant, beside }: { meant: string | null; beside: readonly Command[] },
  language: CliLanguage,
): string[] {
  const commands = beside.map((command) => command.name).join(', ')
  return [
    say(language, 'unknownCommand', { name }),
    ...(meant === null ? [] : [say(language, 'maybe', { word: meant })]),
    ...(commands === '' ? [] : [say(language, 'ofSubject', { commands })]),
    say(language, 'all'),
  ]
}

/** What one command does and takes. */
export function helpOfCommand({ name, about, options }: Command, language: CliLanguage): string[] {
  const rows = (told: Record<string, Option>) =>
    columns(Object.entries(told).map(([option, facts]) => [typed(option, facts, language), aboutOf(facts, language)]))
  return [
    `npm run provider -- ${name}`,
    about[language],
    '',
    ...rows(options),
    '',
    say(language, 'common'),
    ...rows(COMMON_OPTIONS),
  ]
}

function typed(option: string, { value }: Option, language: CliLanguage): string {
  return value ? `--${option} ${value[language]}` : `--${option}`
}

function aboutOf({ about, isRequired }: Option, language: CliLanguage): string {
  return isRequired ? `${about[language]} (${say(language, 'required')})` : about[language]
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(0, ...rows.map(([first]) => first.length))
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`)
}
