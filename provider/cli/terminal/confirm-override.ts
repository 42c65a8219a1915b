import { Reason } from '@/provider/cli/arguments/common-arguments'
import type { Option } from '@/provider/cli/command'
import type { Container } from '@/provider/cli/container'
import type { CliText } from '@/provider/cli/text/language'

const QUESTION: CliText = {
  ru: 'Продолжить? Напишите почему (пусто — нет): ',
  en: 'Continue? Give a reason (empty: no): ',
}

const NOTHING_DONE: CliText = { ru: 'Ничего не сделано.', en: 'Nothing was done.' }

/** The option that overrides a warning; `about` says which. */
export const ANYWAY: Omit<Option, 'about'> = { value: { ru: 'ТЕКСТ', en: 'TEXT' } }

/** Returns the rejection without a reason to continue. At a terminal the question has shown the warning already. */
export function rejectionAfter(
  warning: string,
  { ask, language }: Pick<Container, 'ask' | 'language'>,
): { rejection: string } {
  return { rejection: ask ? NOTHING_DONE[language] : warning }
}

/** Asks the operator at the terminal for a reason to continue; null: there is no terminal, or the answer is empty. */
export async function askForReason(
  warning: string,
  { ask, complain, language }: Pick<Container, 'ask' | 'complain' | 'language'>,
): Promise<string | null> {
  if (!ask) return null
  complain(warning)
  return Reason.safeParse(await ask(QUESTION[language])).data ?? null
}
