/** Says what is wrong with a value, as the key of a text; null when it is right. */
export type Rule<Key extends string> = (
  value: string,
  values: Readonly<Record<string, string>>,
) => Key | null | Promise<Key | null>

/**
 * Rules by field, in the order of the form; the first rule that finds an error counts. Every value is a text: a ticked
 * box is `yes`, another one is empty.
 */
export type FormSchema = Readonly<Record<string, readonly Rule<string>[]>>

export type FieldOf<Schema> = keyof Schema & string
export type ValuesOf<Schema> = Record<FieldOf<Schema>, string>
export type ErrorOf<Schema extends FormSchema> = Exclude<Awaited<ReturnType<Schema[keyof Schema][number]>>, null>
export type ErrorsOf<Schema extends FormSchema> = Partial<Record<FieldOf<Schema>, ErrorOf<Schema>>>
