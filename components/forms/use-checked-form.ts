'use client'

import { type FormEvent, useRef, useState } from 'react'
import { fieldsOf, findError } from '@/lib/forms/resolver'
import type { ErrorOf, ErrorsOf, FieldOf, FormSchema, ValuesOf } from '@/lib/forms/schema'
import type { FormFields } from './form-fields'
import { useLeaveRules } from './use-leave-rules'

export type CheckedFormOptions<Schema extends FormSchema> = {
  schema: Schema
  /** Id of a field's control. */
  idOf: (name: FieldOf<Schema>) => string
  /** An error in words; `value` is what stands in the field. */
  explain: (error: ErrorOf<Schema>, value: string) => string
  /** What the route handler rejects is listed above a long form too: the field may be far from the button. */
  listsRejections?: boolean
  /** Of a submit that broke a rule. */
  onInvalid?: (errors: ErrorsOf<Schema>) => void
}

/** Rules when a field is left and on submit, and their errors in words; what follows a right submit is its caller's. */
export function useCheckedForm<Schema extends FormSchema>(
  { schema, idOf, explain, listsRejections, onInvalid }: CheckedFormOptions<Schema>,
  fields: FormFields<Schema>,
) {
  const names = fieldsOf(schema)
  const [attempt, setAttempt] = useState(0)
  // Some errors are of the route handler: rules that are kept do not take them back.
  const isRejected = useRef(false)
  // State alone comes one render late for the second press of a double click.
  const isRunning = useRef(false)

  const leave = useLeaveRules(async (left) => {
    const name: FieldOf<Schema> = left
    const values = fields.read()
    // An empty field that was only passed by is told of on submit; so is a box.
    if (!values[name]) return
    const error = await findError(schema, name, values)
    // Typed into again meanwhile, it is checked when it is left again.
    const isCurrent = fields.read()[name] === values[name]
    if (isCurrent && (error || !isRejected.current)) fields.setError(name, error)
  })

  /** Returns the values when all rules are kept, else null. */
  async function validate(): Promise<ValuesOf<Schema> | null> {
    const values = fields.read()
    const errors = await fields.validate()
    isRejected.current = false
    if (Object.keys(errors).length === 0) return values
    setAttempt((count) => count + 1)
    onInvalid?.(errors)
    return null
  }

  return {
    values: fields.values,
    errors: fields.errors,
    names,
    idOf,
    /** Grows with every submit whose errors are to be listed. */
    attempt,
    leave,
    set: fields.set,
    errorOf: (name: FieldOf<Schema>) => fields.errors[name] && explain(fields.errors[name], fields.values[name]),
    validate,
    /** Returns the handler of a submit, which goes on with values that keep all rules, one at a time. */
    handleSubmit: (next: (values: ValuesOf<Schema>) => Promise<void>) => async (event?: FormEvent) => {
      event?.preventDefault()
      if (isRunning.current) return
      isRunning.current = true
      try {
        const values = await validate()
        if (values) await next(values)
      } finally {
        isRunning.current = false
      }
    },
    /** Shows what the route handler rejected; the first of these fields takes the focus, or their list. */
    showErrors: (errors: ErrorsOf<Schema>) => {
      const rejected = names.filter((name) => errors[name])
      if (!rejected[0]) return
      isRejected.current = true
      for (const name of rejected) fields.setError(name, errors[name] ?? null)
      document.getElementById(idOf(rejected[0]))?.focus()
      if (listsRejections) setAttempt((count) => count + 1)
    },
    reset: (values: ValuesOf<Schema>) => {
      isRejected.current = false
      setAttempt(0)
      fields.reset(values)
    },
  }
}
