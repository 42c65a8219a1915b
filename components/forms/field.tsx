import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  children: ReactNode
}

/** A label above its control, with hint and error under it; the control takes `ariaOf(id, …)`. */
export function Field({ id, label, hint, error, children }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      <FieldError error={error} id={id} />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

export function FieldError({ id, error }: Pick<Props, 'id' | 'error'>) {
  if (!error) return null
  return (
    <p className="err" id={`${id}-error`}>
      <CircleAlert aria-hidden className="ic s" />
      {error}
    </p>
  )
}

/** Ties a control to its hint and error for screen readers. */
export function ariaOf(id: string, { hint, error }: Pick<Props, 'hint' | 'error'>) {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': ids === '' ? undefined : ids,
  }
}
