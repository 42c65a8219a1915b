'use client'

import { type FormEvent, useState } from 'react'
import type { FormRejection } from '@/lib/forms/rejection'
import { fieldsOf, findError, findErrors } from '@/lib/forms/resolver'
import type { ErrorOf, ErrorsOf, FieldOf, FormSchema, ValuesOf } from '@/lib/forms/schema'
import { useLeaveRules } from './use-leave-rules'
import { useSending } from './use-sending'

type Options<Schema extends FormSchema, Failure, Response> = {
  schema: Schema
  initial: ValuesOf<Schema>
  /** Id of a field's control. */
  idOf: (name: FieldOf<Schema>) => string
  /** An error in words. */
  explain: (error: ErrorOf<Schema>) => string
  /** Calls the door, with values that passed the rules. */
  send: (values: ValuesOf<Schema>) => Promise<Response>
  onSuccess?: (response: Response) => void
  /** Says what a failed sending means. */
  onFailure: (error: unknown) => FormRejection<Schema, Failure>
  /** Of a submit that broke a rule. */
  onInvalid?: (errors: ErrorsOf<Schema>) => void
}

/**
 * A form of texts and boxes that calls one door: rules when a field is left and on submit, one sending at a time, errors
 * and failures of the door. A failure wipes nothing that was typed.
 */
export function useApiForm<Schema extends FormSchema, Failure, Response>(options: Options<Schema, Failure, Response>) {
  const { schema, initial, idOf, explain, onInvalid } = options
  const { rejected, setRejected, ...fields } = useFields(schema, initial)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [sent, setSent] = useState<{ response: Response } | null>(null)
  const { isSending, send } = useSending()

  function show(rejection: FormRejection<Schema, Failure>) {
    if ('failure' in rejection) return setFailure(rejection.failure)
    setRejected(rejection.errors)
    const first = fields.names.find((name) => rejection.errors[name])
    if (first) document.getElementById(idOf(first))?.focus()
  }

  async function deliver() {
    const response = await options.send(fields.values)
    setSent({ response })
    options.onSuccess?.(response)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setFailure(null)
    setRejected({})
    const errors = await fields.check()
    if (errors) onInvalid?.(errors)
    else void send(deliver, (error) => show(options.onFailure(error)))
  }

  const errorAt = (name: FieldOf<Schema>) => fields.errors[name] ?? rejected[name]
  return {
    ...fields,
    idOf,
    failure,
    sent,
    isSending,
    show,
    submit,
    /** What is wrong with a field, by a rule or by the door. */
    errorAt,
    errorOf: (name: FieldOf<Schema>) => {
      const error = errorAt(name)
      return error && explain(error)
    },
  }
}

function useFields<Schema extends FormSchema>(schema: Schema, initial: ValuesOf<Schema>) {
  const names = fieldsOf(schema)
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<ErrorsOf<Schema>>({})
  const [rejected, setRejected] = useState<ErrorsOf<Schema>>({})
  /** Submits so far that broke a rule. */
  const [attempt, setAttempt] = useState(0)

  const leave = useLeaveRules(async (left) => {
    const name: FieldOf<Schema> = left
    // An empty field that was only passed by is told of on submit; so is a box.
    if (!values[name]) return
    const error = await findError(schema, name, values)
    setErrors((known) => ({ ...known, [name]: error ?? undefined }))
  })

  function set(name: FieldOf<Schema>, value: string) {
    const clearError = (known: ErrorsOf<Schema>) => ({ ...known, [name]: undefined })
    setValues((known) => ({ ...known, [name]: value }))
    setErrors(clearError)
    setRejected(clearError)
  }

  /** @returns null when all values are right */
  async function check(): Promise<ErrorsOf<Schema> | null> {
    const found = await findErrors(schema, values)
    setErrors(found)
    if (Object.keys(found).length === 0) return null
    setAttempt((count) => count + 1)
    return found
  }

  return { names, values, errors, rejected, setRejected, attempt, set, leave, check }
}
