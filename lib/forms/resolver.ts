import type { ErrorOf, ErrorsOf, FieldOf, FormSchema, ValuesOf } from './schema'

/** Returns the fields of a form in its order. */
export function fieldsOf<Schema extends FormSchema>(schema: Schema): FieldOf<Schema>[] {
  return Object.keys(schema)
}

/** Returns what the first failed rule of a field says, or null. */
export async function findError<Schema extends FormSchema>(
  schema: Schema,
  name: FieldOf<Schema>,
  values: ValuesOf<Schema>,
): Promise<ErrorOf<Schema> | null> {
  for (const rule of schema[name] ?? []) {
    const error = await rule(values[name], values)
    if (error) return error as ErrorOf<Schema>
  }
  return null
}

/** Returns the errors of all fields that have one. */
export async function findErrors<Schema extends FormSchema>(
  schema: Schema,
  values: ValuesOf<Schema>,
): Promise<ErrorsOf<Schema>> {
  const errors: ErrorsOf<Schema> = {}
  for (const name of fieldsOf(schema)) {
    const error = await findError(schema, name, values)
    if (error) errors[name] = error
  }
  return errors
}

/** Returns a value for every field: empty where none is given. */
export function fillValues<Schema extends FormSchema>(
  schema: Schema,
  initial: Partial<ValuesOf<Schema>> = {},
): ValuesOf<Schema> {
  const empty = Object.fromEntries(fieldsOf(schema).map((name) => [name, ''])) as ValuesOf<Schema>
  return { ...empty, ...initial }
}
