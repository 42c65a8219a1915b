import type { ReactNode } from 'react'
import { ariaOf, type ControlIds } from './aria-of'
import styles from './field.module.css'
import { FieldError } from './field-error'
import { FieldLabel } from './field-label'

type Props = {
  /** Of the control. Without one the label wraps its control, and there is neither hint nor error. */
  id?: string | undefined
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** The control, or a function that gets what ties it to label, hint and error. */
  children: ReactNode | ((ids: ControlIds) => ReactNode)
}

/** A label above its control, error and hint under it. The control is named by the label and described by both lines. */
export function Field({ id, label, hint, error, children }: Props) {
  if (id === undefined)
    return (
      // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
      <label className={styles.field}>
        <FieldLabel>{label}</FieldLabel>
        {typeof children === 'function' ? null : children}
      </label>
    )
  return (
    <div className={styles.field}>
      <FieldLabel as="label" htmlFor={id}>
        {label}
      </FieldLabel>
      {typeof children === 'function' ? children(ariaOf(id, { hint, error })) : children}
      <FieldError error={error} id={id} />
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
