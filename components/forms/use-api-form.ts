'use client'

import { type FormEvent, useRef, useState } from 'react'
import type { FormRejection } from '@/lib/forms/rejection'
import type { FormSchema, ValuesOf } from '@/lib/forms/schema'
import type { FormFields } from './form-fields'
import { type CheckedFormOptions, useCheckedForm } from './use-checked-form'
import { usePlainFields } from './use-plain-fields'

export type ApiFormOptions<Schema extends FormSchema, Failure, Response> = CheckedFormOptions<Schema> & {
  /** Where it is not empty. */
  initial?: Partial<ValuesOf<Schema>>
  /** Calls the route handler, with values that passed the rules. */
  send: (values: ValuesOf<Schema>) => Promise<Response>
  onSuccess?: (response: Response) => void
  /** Says what a failed sending means. */
  onFailure: (error: unknown) => FormRejection<Schema, Failure>
  /** Free again after a success; any other form stays busy until it is gone. */
  isReusable?: boolean
}

type Sending<Failure, Response> = {
  isSending: boolean
  failure?: Failure | undefined
  sent?: { response: Response } | undefined
}

/**
 * A form of texts and boxes that calls one route handler: rules when a field is left and on submit, one sending at a time,
 * errors and failures of the route handler. A failure wipes nothing that was typed.
 */
export function useApiForm<Schema extends FormSchema, Failure, Response>(
  options: ApiFormOptions<Schema, Failure, Response>,
) {
  return useSentForm(options, usePlainFields(options.schema, options.initial))
}

/** The same over fields of any engine. */
export function useSentForm<Schema extends FormSchema, Failure, Response>(
  { send, onSuccess, onFailure, isReusable = false, ...rules }: ApiFormOptions<Schema, Failure, Response>,
  fields: FormFields<Schema>,
) {
  const form = useCheckedForm(rules, fields)
  const [sending, setSending] = useState<Sending<Failure, Response>>({ isSending: false })
  // State alone comes one render late for the second press of a double click.
  const isRunning = useRef(false)

  function show(rejection: FormRejection<Schema, Failure>) {
    if ('failure' in rejection) setSending((known) => ({ ...known, failure: rejection.failure }))
    else form.showErrors(rejection.errors)
  }

  async function deliver(values: ValuesOf<Schema>): Promise<void> {
    setSending({ isSending: true })
    let response: Response
    try {
      response = await send(values)
    } catch (error) {
      isRunning.current = false
      setSending({ isSending: false })
      return show(onFailure(error))
    }
    isRunning.current = !isReusable
    setSending({ isSending: !isReusable, sent: { response } })
    onSuccess?.(response)
  }

  return {
    ...form,
    ...sending,
    show,
    submit: async (event?: FormEvent) => {
      event?.preventDefault()
      if (isRunning.current) return
      isRunning.current = true
      setSending((known) => ({ ...known, failure: undefined }))
      const values = await form.validate()
      isRunning.current = values !== null
      if (values) await deliver(values)
    },
  }
}
