import type { Option } from './command'
import type { Desk } from './desk'
import { Reason } from './inputs'
import type { Words } from './words'

const QUESTION: Words = {
  ru: 'Продолжить? Напишите почему (пусто — нет): ',
  en: 'Go on? Say why (empty: no): ',
}

/** To do what the program advises against; `about` says what. */
export const ANYWAY: Omit<Option, 'about'> = { value: { ru: 'ТЕКСТ', en: 'TEXT' } }

/** The reason of whoever sits at the terminal and wants to go on; null: nobody sits there, or he does not. */
export async function askAnyway(
  warning: string,
  { ask, complain, language }: Pick<Desk, 'ask' | 'complain' | 'language'>,
): Promise<string | null> {
  if (!ask) return null
  complain(warning)
  return Reason.safeParse(await ask(QUESTION[language])).data ?? null
}
