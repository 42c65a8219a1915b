import type { ComponentProps, ReactNode } from 'react'
import styles from './field.module.css'

type Props = Omit<ComponentProps<'fieldset'>, 'className' | 'style'> & { legend: ReactNode }

/** Controls with one name: a `<fieldset>` whose legend looks like the label of a field. */
export function FieldGroup({ legend, children, ...rest }: Props) {
  return (
    <fieldset {...rest} className={styles.group}>
      <legend className={styles.label}>{legend}</legend>
      {children}
    </fieldset>
  )
}
