'use client'

import type { FocusEvent, FormEvent, ReactNode } from 'react'
import { FormErrors, type FormErrorsProps } from './form-errors'
import { useHydrated } from './use-hydrated'

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
