'use client'

import type { FocusEvent, FormEvent, ReactNode } from 'react'
import { ErrorSummary, type SummaryProps } from './error-summary'
import { useHydrated } from './use-hydrated'

type Props<Name extends string> = SummaryProps<Name> & {
  form: {
    leave: (event: FocusEvent<HTMLFormElement>) => void
    submit: (event: FormEvent) => void
  }
  /** Where a button outside of it names it. */
  id?: string
  /** Id of its heading. */
  labelledBy?: string
  className?: string | undefined
  fieldsClassName?: string
  /** Where its fields lie in something else than a plain `<fieldset>`. */
  renderFields?: (fields: FieldsProps) => ReactNode
  children: ReactNode
}

type FieldsProps = { disabled: boolean; role: 'none'; children: ReactNode }

/** Renders a form of `useApiForm`: off before its script is there, the errors of a rejected submit above its fields. */
export function Form<Name extends string>({
  form,
  id,
  labelledBy,
  className,
  fieldsClassName,
  renderFields = (fields) => <fieldset className={fieldsClassName} {...fields} />,
  children,
  ...errors
}: Props<Name>) {
  const isReady = useHydrated()
  return (
    <form
      aria-labelledby={labelledBy}
      className={className}
      id={id}
      method="post"
      noValidate
      onBlur={form.leave}
      onSubmit={form.submit}
    >
      {renderFields({
        disabled: !isReady,
        role: 'none',
        children: (
          <>
            <ErrorSummary form={form} {...errors} />
            {children}
          </>
        ),
      })}
    </form>
  )
}
