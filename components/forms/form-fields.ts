import type { ErrorOf, ErrorsOf, FieldOf, FormSchema, ValuesOf } from '@/lib/forms/schema'

/** Values and errors of a form's fields, whatever engine holds them. */
export type FormFields<Schema extends FormSchema> = {
  values: ValuesOf<Schema>
  /** Of the rules and of the route handler. */
  errors: ErrorsOf<Schema>
  /** Returns the values as they are now, also within the event that changed one. */
  read: () => ValuesOf<Schema>
  /** Changes a value, which takes its error away. */
  set: (name: FieldOf<Schema>, value: string) => void
  setError: (name: FieldOf<Schema>, error: ErrorOf<Schema> | null) => void
  /** Runs all rules, shows what they find in place of all errors, and returns it. */
  validate: () => Promise<ErrorsOf<Schema>>
  /** Begins anew with other values, without errors. */
  reset: (values: ValuesOf<Schema>) => void
}

type Texts<Name extends string> = { values: Record<Name, string>; set: (name: Name, value: string) => void }

/** Returns what ties a text control, or a choice, to its field in the form. */
export function controlOf<Name extends string>({ values, set }: Texts<Name>, name: Name) {
  return { name, value: values[name], onChange: ({ target }: { target: { value: string } }) => set(name, target.value) }
}
