'use client'

import { ErrorSummary } from './error-summary'

export type FormErrorsProps<Name extends string> = {
  form: {
    names: readonly Name[]
    attempt: number
    idOf: (name: Name) => string
    errorOf: (name: Name) => string | undefined
  }
  title: string
  titlePrefix: string
}

/** Renders the errors of all fields in the order of the form, each a link to its field. */
export function FormErrors<Name extends string>({ form, title, titlePrefix }: FormErrorsProps<Name>) {
  const items = form.names.flatMap((name) => {
    const message = form.errorOf(name)
    return message ? [{ id: form.idOf(name), message }] : []
  })
  return <ErrorSummary attempt={form.attempt} items={items} title={title} titlePrefix={titlePrefix} />
}
