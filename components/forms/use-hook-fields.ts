'use client'

import { type FieldErrors, useForm } from 'react-hook-form'
import { fillValues, findErrors } from '@/lib/forms/resolver'
import type { ErrorsOf, FormSchema, ValuesOf } from '@/lib/forms/schema'
import type { FormFields } from './form-fields'

type Texts = Record<string, string>

/** Holds the fields of a form in React Hook Form. No name may have a dot: it would be a path there. */
export function useHookFields<Schema extends FormSchema>(
  schema: Schema,
  initial?: Partial<ValuesOf<Schema>>,
): FormFields<Schema> {
  const { watch, getValues, setValue, setError, clearErrors, handleSubmit, reset, formState } = useForm<Texts>({
    defaultValues: fillValues(schema, initial),
    // Fields take the focus by the list of errors.
    shouldFocusError: false,
    resolver: async (values) => {
      const messages = await findErrors(schema, values as ValuesOf<Schema>)
      const errors = Object.entries(messages).map(([name, message]) => [name, { type: 'rule', message }])
      if (errors.length === 0) return { values, errors: {} }
      return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Texts> }
    },
  })
  return {
    values: watch() as ValuesOf<Schema>,
    errors: messagesOf(formState.errors),
    read: () => getValues() as ValuesOf<Schema>,
    set: (name: string, value) => {
      setValue(name, value)
      clearErrors(name)
    },
    setError: (name: string, error) => (error ? setError(name, { type: 'rule', message: error }) : clearErrors(name)),
    validate: () =>
      new Promise((resolve, reject) => {
        handleSubmit(
          () => resolve({}),
          (errors) => resolve(messagesOf<Schema>(errors)),
        )().catch(reject)
      }),
    reset: (values) => reset(values as Texts),
  }
}

function messagesOf<Schema extends FormSchema>(errors: FieldErrors<Texts>): ErrorsOf<Schema> {
  const messages = Object.entries(errors).map(([name, error]) => [name, error?.message])
  return Object.fromEntries(messages) as ErrorsOf<Schema>
}
