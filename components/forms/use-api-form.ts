'use client'

import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import type { FormRejection } from '@/lib/forms/rejection'
import { fieldsOf, findError, findErrors } from '@/lib/forms/resolver'
import type { ErrorOf, ErrorsOf, FieldOf, FormSchema, ValuesOf } from '@/lib/forms/schema'

type Options<Schema extends FormSchema, Failure, Response> = {
  schema: Schema
  /** Where it is not empty. */
  initial?: Partial<ValuesOf<Schema>>
  /** Id of a field's control. */
  idOf: (name: FieldOf<Schema>) => string
  /** An error in words. */
  explain: (error: ErrorOf<Schema>) => string
  /** Calls the door, with values that passed the rules. */
  send: (values: ValuesOf<Schema>) => Promise<Response>
  onSuccess?: (response: Response) => void
  /** Says what a failed sending means. */
  onFailure: (error: unknown) => FormRejection<Schema, Failure>
  /** Free again after a success; any other form stays busy until it is gone. */
  isReusable?: boolean
  /** Of a submit that broke a rule. */
  onInvalid?: (errors: ErrorsOf<Schema>) => void
}

type State<Schema extends FormSchema, Failure, Response> = {
  values: ValuesOf<Schema>
  /** Of the rules and of the door. */
  errors: ErrorsOf<Schema>
  /** Some are the door's: rules that are kept do not take them back. */
  isRejected?: boolean
  /** Submits so far that broke a rule. */
  attempt: number
  isSending: boolean
  failure?: Failure | undefined
  sent?: { response: Response }
}

/**
 * A form of texts and boxes that calls one door: rules when a field is left and on submit, one sending at a time, errors
 * and failures of the door. A failure wipes nothing that was typed.
 */
export function useApiForm<Schema extends FormSchema, Failure, Response>(options: Options<Schema, Failure, Response>) {
  type Form = State<Schema, Failure, Response>
  const { schema, idOf } = options
  const names = fieldsOf(schema)
  const [form, setForm] = useState<Form>(() => {
    const empty = Object.fromEntries(names.map((name) => [name, ''])) as ValuesOf<Schema>
    return { values: { ...empty, ...options.initial }, errors: {}, attempt: 0, isSending: false }
  })
  const { values, errors } = form
  // State alone comes one render late for the second press of a double click.
  const isRunning = useRef(false)

  const change = (changes: (current: Form) => Partial<Form>) => setForm((known) => ({ ...known, ...changes(known) }))

  const leave = useLeaveRules(async (left) => {
    const name: FieldOf<Schema> = left
    // An empty field that was only passed by is told of on submit; so is a box.
    if (!values[name]) return
    const error = await findError(schema, name, values)
    // The door may have answered meanwhile.
    change(({ errors, isRejected }) =>
      error || !isRejected ? { errors: { ...errors, [name]: error ?? undefined } } : {},
    )
  })

  function show(rejection: FormRejection<Schema, Failure>) {
    if ('failure' in rejection) return change(() => rejection)
    change((known) => ({ errors: { ...known.errors, ...rejection.errors }, isRejected: true }))
    const first = names.find((name) => rejection.errors[name])
    if (first) document.getElementById(idOf(first))?.focus()
  }

  async function deliver() {
    try {
      const response = await options.send(values)
      isRunning.current = !options.isReusable
      change(() => ({ sent: { response }, isSending: !options.isReusable }))
      options.onSuccess?.(response)
    } catch (error) {
      isRunning.current = false
      change(() => ({ isSending: false }))
      show(options.onFailure(error))
    }
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (isRunning.current) return
    isRunning.current = true
    change(() => ({ failure: undefined }))
    const newErrors = await findErrors(schema, values)
    const isRight = Object.keys(newErrors).length === 0
    isRunning.current = isRight
    change(({ attempt }) => ({
      ...{ errors: newErrors, isRejected: false },
      ...{ isSending: isRight, attempt: attempt + (isRight ? 0 : 1) },
    }))
    if (isRight) void deliver()
    else options.onInvalid?.(newErrors)
  }

  return {
    ...form,
    names,
    idOf,
    leave,
    show,
    submit,
    /** Begins anew with other values. */
    reset: (anew: ValuesOf<Schema>) => change(() => ({ values: anew, errors: {}, attempt: 0 })),
    set: (name: FieldOf<Schema>, value: string) =>
      change((known) => ({
        values: { ...known.values, [name]: value },
        errors: { ...known.errors, [name]: undefined },
      })),
    errorOf: (name: FieldOf<Schema>) => errors[name] && options.explain(errors[name]),
  }
}

/**
 * Checks a field when it is left, but never between press and release of a pointer: an error line that comes or goes
 * moves the page, and the click would miss what it was aimed at.
 *
 * @returns the form's `onBlur`
 */
function useLeaveRules(check: (name: string) => void): (event: FocusEvent<HTMLFormElement>) => void {
  const isPressed = useRef(false)
  const waiting = useRef(new Set<string>())
  const latest = useRef(check)
  latest.current = check

  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      // After the click, which follows the release at once.
      setTimeout(() => {
        for (const name of waiting.current) latest.current(name)
        waiting.current.clear()
      })
    }
    const ends = ['pointerup', 'pointercancel'] as const
    document.addEventListener('pointerdown', press, true)
    for (const end of ends) document.addEventListener(end, release, true)
    return () => {
      document.removeEventListener('pointerdown', press, true)
      for (const end of ends) document.removeEventListener(end, release, true)
    }
  }, [])

  return ({ target }) => {
    const { name } = target as Element & { name?: string }
    if (!name) return
    if (isPressed.current) waiting.current.add(name)
    else latest.current(name)
  }
}
