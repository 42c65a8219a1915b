import type { Command, Option } from './command'
import type { CliLanguage } from './text/language'
import { messageText } from './text/messages'

/** Options that every command has. */
export const COMMON_OPTIONS: Record<string, Option> = {
  by: {
    value: { ru: 'ИМЯ', en: 'NAME' },
    about: {
      ru: 'в демо: кто это делает, до 100 знаков; без параметра — имя в системе. В филиале это говорит OPERATOR_KEY',
      en: 'in a demo: who does it, at most 100 characters; your name on this machine when left out. A branch knows by OPERATOR_KEY',
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

/** Returns the list of commands. */
export function helpOf(commands: readonly Command[], language: CliLanguage): string[] {
  const rows = commands.map(({ name, about }) => [name, about[language]] as const)
  return [
    messageText(language, 'usage'),
    '',
    ...columns(rows),
    '',
    messageText(language, 'more'),
    messageText(language, 'codes'),
  ]
}

/** Returns the lines about an unknown command: what may have been meant, and the commands of its subject. */
export function unknownCommandLines(
  name: string,
  { meant, ofSubject }: { meant: string | null; ofSubject: readonly Command[] },
  language: CliLanguage,
): string[] {
  const commands = ofSubject.map((command) => command.name).join(', ')
  return [
    messageText(language, 'unknownCommand', { name }),
    ...(meant === null ? [] : [messageText(language, 'maybe', { word: meant })]),
    ...(commands === '' ? [] : [messageText(language, 'ofSubject', { commands })]),
    messageText(language, 'all'),
  ]
}

/** Returns what one command does and its options. */
export function helpOfCommand({ name, about, options }: Command, language: CliLanguage): string[] {
  const rows = (options: Record<string, Option>) =>
    columns(
      Object.entries(options).map(([option, definition]) => [
        typedForm(option, definition, language),
        aboutOf(definition, language),
      ]),
    )
  return [
    `npm run provider -- ${name}`,
    about[language],
    '',
    ...rows(options),
    '',
    messageText(language, 'common'),
    ...rows(COMMON_OPTIONS),
  ]
}

function typedForm(option: string, { value }: Option, language: CliLanguage): string {
  return value ? `--${option} ${value[language]}` : `--${option}`
}

function aboutOf({ about, isRequired }: Option, language: CliLanguage): string {
  return isRequired ? `${about[language]} (${messageText(language, 'required')})` : about[language]
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(0, ...rows.map(([first]) => first.length))
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`)
}
