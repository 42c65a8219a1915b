import type { z } from 'zod'
import type { Container } from './container'
import type { CliLanguage, CliText } from './text/language'

/** The exit codes. */
export const EXIT = { done: 0, failed: 1, misused: 2, rejected: 3 } as const

/** `value`: its placeholder in the help; a switch has none. `about` stands in the help and in the error of a wrong value. */
export type Option = {
  value?: CliText
  about: CliText
  isRequired?: boolean
  /** The value names a file or a folder that the command reads or writes. */
  path?: 'read' | 'write'
}

export type Outcome = { lines: string[] } | { rejection: string }
export type Misuse = { wrongOptions: { option: string; isMissing: boolean }[] }

/** What a command gets that needs no database. */
export type LocalContext = {
  env: Record<string, string | undefined>
  language: CliLanguage
  progress: Container['progress']
}

type Prepared = { run(container: Container): Promise<Outcome> } | { runAlone(context: LocalContext): Promise<Outcome> }

/**
 * Commands that ask for no key. `none`: anybody may give it, since it changes nothing that the journal records. `mayBeFirst`: it
 * needs a key only when the branch has operators, since somebody has to add the first one.
 */
export type OperatorNeed = 'none' | 'mayBeFirst'

export type Command = {
  /** Two words as they are typed: the subject and the verb. */
  name: string
  /** Left out: an operator with a key. */
  operator?: OperatorNeed
  about: CliText
  options: Record<string, Option>
  /** The option whose value may be typed right after the name. */
  operand?: string
  /** Checks the typed values before the database is opened. */
  prepare(values: Record<string, unknown>): Misuse | Prepared
}

type Definition<Input> = Omit<Command, 'prepare'> & {
  /** Reads the typed texts, by the names of `options`. */
  input: z.ZodType<Input>
} & (
    | { run(input: Input, container: Container): Promise<Outcome> }
    | { runAlone(input: Input, context: LocalContext): Promise<Outcome> }
  )

/** Defines a command; the schema `input` checks what is typed and gives `run` its types. */
export function defineCommand<Input>(definition: Definition<Input>): Command {
  const { name, operator, about, options, operand, input } = definition
  return {
    ...{ name, about, options },
    ...(operator !== undefined && { operator }),
    ...(operand !== undefined && { operand }),
    prepare(values) {
      const { data, error } = input.safeParse(values)
      if (error) {
        const options = [...new Set(error.issues.map(({ path }) => String(path[0] ?? '')))]
        return { wrongOptions: options.map((option) => ({ option, isMissing: values[option] === undefined })) }
      }
      return 'run' in definition
        ? { run: (container) => definition.run(data, container) }
        : { runAlone: (context) => definition.runAlone(data, context) }
    },
  }
}
