import type { ComponentProps } from 'react'
import styles from './field.module.css'

type Props = Omit<ComponentProps<'label'>, 'className' | 'style'> & { as?: 'span' | 'label' | 'legend' }

/** The look of a label, also for what `Field` does not dress: a legend, the name of a group of links. */
export function FieldLabel({ as = 'span', ...rest }: Props) {
  const Element = as as 'label'
  return <Element {...rest} className={styles.label} />
}
