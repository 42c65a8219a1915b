import type { Option } from '@/provider/cli/command'
import type { Container } from '@/provider/cli/container'
import { Reason } from '@/provider/cli/options'
import type { Words } from '@/provider/cli/text/language'

const QUESTION: Words = {
  ru: 'Продолжить? Напишите почему (пусто — нет): ',
  en: 'Continue? Give a reason (empty: no): ',
}

const NOTHING_DONE: Words = { ru: 'Ничего не сделано.', en: 'Nothing was done.' }

/** To do what the program advises against; `about` says what. */
export const ANYWAY: Omit<Option, 'about'> = { value: { ru: 'ТЕКСТ', en: 'TEXT' } }

/** The refusal when there is no reason to go on. At a terminal the question has shown the warning already. */
export function rejectedAfter(
  warning: string,
  { ask, language }: Pick<Container, 'ask' | 'language'>,
): { refusal: string } {
  return { refusal: ask ? NOTHING_DONE[language] : warning }
}

/** Asks the operator at the terminal why to go on; null: there is no terminal, or the answer is empty. */
export async function askAnyway(
  warning: string,
  { ask, complain, language }: Pick<Container, 'ask' | 'complain' | 'language'>,
): Promise<string | null> {
  if (!ask) return null
  complain(warning)
  return Reason.safeParse(await ask(QUESTION[language])).data ?? null
}
