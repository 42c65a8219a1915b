import type { z } from 'zod'
import type { Container } from './container'
import type { CliLanguage, Words } from './text/language'

/** What the program says when it ends. */
export const EXIT = { done: 0, failed: 1, misused: 2, refused: 3 } as const

/** `value`: what stands for it in the help; left out: a switch. `about` also answers whoever gave it wrongly. */
export type Option = {
  value?: Words
  about: Words
  isRequired?: boolean
  /** It names a file or a folder that the command reads or writes. */
  path?: 'read' | 'write'
}

export type Outcome = { lines: string[] } | { refusal: string }
export type Misuse = { faults: { option: string; isMissing: boolean }[] }

/** What a command has that asks no database. */
export type Seat = { env: Record<string, string | undefined>; language: CliLanguage; progress: Container['progress'] }

type Prepared = { run(desk: Container): Promise<Outcome> } | { runAlone(seat: Seat): Promise<Outcome> }

export type Command = {
  /** As it is typed, in two words: the subject and the act. */
  name: string
  about: Words
  options: Record<string, Option>
  /** The option that a word after the name stands for. */
  operand?: string
  /** Checks what was typed before anything is asked of the database. */
  prepare(values: Record<string, unknown>): Misuse | Prepared
}

type Definition<Input> = Omit<Command, 'prepare'> & {
  /** Of the typed texts, by the names of `options`. */
  input: z.ZodType<Input>
} & (
    | { run(input: Input, desk: Container): Promise<Outcome> }
    | { runAlone(input: Input, seat: Seat): Promise<Outcome> }
  )

export function defineCommand<Input>(definition: Definition<Input>): Command {
  const { name, about, options, operand, input } = definition
  return {
    ...{ name, about, options },
    ...(operand !== undefined && { operand }),
    prepare(values) {
      const { data, error } = input.safeParse(values)
      if (error) {
        const options = [...new Set(error.issues.map(({ path }) => String(path[0] ?? '')))]
        return { faults: options.map((option) => ({ option, isMissing: values[option] === undefined })) }
      }
      return 'run' in definition
        ? { run: (desk) => definition.run(data, desk) }
        : { runAlone: (seat) => definition.runAlone(data, seat) }
    },
  }
}
