import type { Locale } from './routing'

/** What joins two parts of a line: the comma of the language, with the room that it needs. */
export function comma(locale: Locale): string {
  return locale === 'zh-CN' ? '，' : ', '
}
