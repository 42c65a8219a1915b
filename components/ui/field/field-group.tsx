import type { ComponentProps, ReactNode } from 'react'
import styles from './field.module.css'
import { FieldLabel } from './field-label'

type Props = Omit<ComponentProps<'fieldset'>, 'className' | 'style'> & { legend: ReactNode }

/** Controls with one name: a `<fieldset>` whose legend looks like the label of a field. */
export function FieldGroup({ legend, children, ...rest }: Props) {
  return (
    <fieldset {...rest} className={styles.group}>
      <FieldLabel as="legend">{legend}</FieldLabel>
      {children}
    </fieldset>
  )
}
