import type { Option } from './command'
import type { Desk } from './desk'
import { Reason } from './inputs'
import type { Words } from './words'

const QUESTION: Words = {
  ru: 'Продолжить? Напишите почему (пусто — нет): ',
  en: 'Go on? Say why (empty: no): ',
}

const NOTHING_DONE: Words = { ru: 'Ничего не сделано.', en: 'Nothing was done.' }

/** To do what the program advises against; `about` says what. */
export const ANYWAY: Omit<Option, 'about'> = { value: { ru: 'ТЕКСТ', en: 'TEXT' } }

/** The end of what nobody wanted to go on with: whoever was asked has read the warning. */
export function refusedAfter(warning: string, { ask, language }: Pick<Desk, 'ask' | 'language'>): { refusal: string } {
  return { refusal: ask ? NOTHING_DONE[language] : warning }
}

/** The reason of whoever sits at the terminal and wants to go on; null: nobody sits there, or he does not. */
export async function askAnyway(
  warning: string,
  { ask, complain, language }: Pick<Desk, 'ask' | 'complain' | 'language'>,
): Promise<string | null> {
  if (!ask) return null
  complain(warning)
  return Reason.safeParse(await ask(QUESTION[language])).data ?? null
}
