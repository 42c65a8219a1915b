'use client'

import type { FocusEvent, FormEvent, ReactNode } from 'react'
import { ErrorSummary } from './error-summary'
import { useHydrated } from './use-hydrated'

type FormErrorsProps<Name extends string> = {
  form: {
    names: readonly Name[]
    attempt: number
    idOf: (name: Name) => string
    errorOf: (name: Name) => string | undefined
  }
  title: string
  titlePrefix: string
}

type Props<Name extends string> = FormErrorsProps<Name> & {
  form: {
    leave: (event: FocusEvent<HTMLFormElement>) => void
    submit: (event: FormEvent) => void
  }
  /** Id of its heading. */
  labelledBy?: string
  className?: string
  fieldsClassName?: string
  children: ReactNode
}

/** Renders a form of `useApiForm`: off before its script is there, the errors of a refused submit above its fields. */
export function Form<Name extends string>({
  form,
  labelledBy,
  className,
  fieldsClassName,
  children,
  ...errors
}: Props<Name>) {
  const isReady = useHydrated()
  return (
    <form
      aria-labelledby={labelledBy}
      className={className}
      method="post"
      noValidate
      onBlur={form.leave}
      onSubmit={form.submit}
    >
      <fieldset className={fieldsClassName} disabled={!isReady} role="none">
        <FormErrors form={form} {...errors} />
        {children}
      </fieldset>
    </form>
  )
}

/** Renders the errors of all fields in the order of the form, each a link to its field. */
export function FormErrors<Name extends string>({ form, title, titlePrefix }: FormErrorsProps<Name>) {
  const items = form.names.flatMap((name) => {
    const message = form.errorOf(name)
    return message ? [{ id: form.idOf(name), message }] : []
  })
  return <ErrorSummary attempt={form.attempt} items={items} title={title} titlePrefix={titlePrefix} />
}
