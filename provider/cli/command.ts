import type { z } from 'zod'
import type { Desk } from './desk'
import type { Words } from './words'

/** What the program says when it ends. */
export const EXIT = { done: 0, failed: 1, misused: 2, refused: 3 } as const

/** `value`: what stands for it in the help; left out: a switch. `about` also answers whoever gave it wrongly. */
export type Option = { value?: Words; about: Words; isRequired?: boolean }

export type Outcome = { lines: string[] } | { refusal: string }
export type Misuse = { faults: { option: string; isMissing: boolean }[] }

export type Command = {
  /** As it is typed, in two words: the subject and the act. */
  name: string
  about: Words
  options: Record<string, Option>
  /** Checks what was typed before anything is asked of the database. */
  prepare(values: Record<string, unknown>): Misuse | { run(desk: Desk): Promise<Outcome> }
}

type Definition<Input> = Omit<Command, 'prepare'> & {
  /** Of the typed texts, by the names of `options`. */
  input: z.ZodType<Input>
  run(input: Input, desk: Desk): Promise<Outcome>
}

export function defineCommand<Input>({ input, run, ...told }: Definition<Input>): Command {
  return {
    ...told,
    prepare(values) {
      const { data, error } = input.safeParse(values)
      if (error) {
        const options = [...new Set(error.issues.map(({ path }) => String(path[0] ?? '')))]
        return { faults: options.map((option) => ({ option, isMissing: values[option] === undefined })) }
      }
      return { run: (desk) => run(data, desk) }
    },
  }
}
