import type { Command } from './command'
import { DEPOSIT_COMMANDS } from './deposit'

/** Everything that an operator can ask for, as the help lists it. */
export const COMMANDS: readonly Command[] = [...DEPOSIT_COMMANDS]

/** The command that these words begin with. */
export function findCommand(words: readonly string[]): Command | undefined {
  return COMMANDS.find(({ name }) => name === words.slice(0, name.split(' ').length).join(' '))
}

/** Of one subject, or all of them when there is no such subject. */
export function commandsOf(subject: string | undefined): readonly Command[] {
  const own = COMMANDS.filter(({ name }) => name.split(' ')[0] === subject)
  return own.length > 0 ? own : COMMANDS
}
